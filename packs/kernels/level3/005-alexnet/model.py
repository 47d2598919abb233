import torch
import torch.nn as nn

batch_size = 10
num_classes = 1000
image_size = 224
channels = (96, 256, 384, 384, 256)
hidden_size = 4096


class Model(nn.Module):
    """AlexNet: five convolutions, three of them pooled, then three fully connected layers."""

    def __init__(self, num_classes: int, image_size: int, channels: tuple, hidden_size: int):
        super().__init__()
        first, second, third, fourth, fifth = channels
        self.features = nn.Sequential(
            nn.Conv2d(3, first, kernel_size=11, stride=4, padding=2), nn.ReLU(), nn.MaxPool2d(3, stride=2),
            nn.Conv2d(first, second, kernel_size=5, padding=2), nn.ReLU(), nn.MaxPool2d(3, stride=2),
            nn.Conv2d(second, third, kernel_size=3, padding=1), nn.ReLU(),
            nn.Conv2d(third, fourth, kernel_size=3, padding=1), nn.ReLU(),
            nn.Conv2d(fourth, fifth, kernel_size=3, padding=1), nn.ReLU(), nn.MaxPool2d(3, stride=2),
        )
        side = (image_size - 7) // 4 + 1
        for _ in range(3):
            side = (side - 1) // 2
        self.classifier = nn.Sequential(
            nn.Linear(fifth * side * side, hidden_size), nn.ReLU(),
            nn.Linear(hidden_size, hidden_size), nn.ReLU(),
            nn.Linear(hidden_size, num_classes),
        )
        for module in self.modules():
            if isinstance(module, (nn.Conv2d, nn.Linear)):
                nn.init.kaiming_normal_(module.weight, nonlinearity="relu")
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        return self.classifier(torch.flatten(x, 1))


def get_inputs():
    colour = torch.randn(batch_size, 3, 1, 1)
    contrast = torch.rand(batch_size, 1, 1, 1) * 1.5 + 0.5
    return [(torch.randn(batch_size, 3, image_size, image_size) + colour) * contrast]


def get_init_inputs():
    return [num_classes, image_size, channels, hidden_size]
