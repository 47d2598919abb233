import torch
import torch.nn as nn

batch_size = 10
num_classes = 1000
image_size = 224
base_channels = 64
hidden_size = 4096


class Model(nn.Module):
    """VGG-16: thirteen 3x3 convolutions in five pooled stages, then three fully connected layers."""

    def __init__(self, num_classes: int, image_size: int, base_channels: int, hidden_size: int):
        super().__init__()
        layers = []
        in_channels = 3
        for stage, count in enumerate((2, 2, 3, 3, 3)):
            channels = base_channels * min(2**stage, 8)
            for _ in range(count):
                layers += [nn.Conv2d(in_channels, channels, kernel_size=3, padding=1), nn.ReLU()]
                in_channels = channels
            layers.append(nn.MaxPool2d(2))
        self.features = nn.Sequential(*layers)
        side = image_size // 32
        self.classifier = nn.Sequential(
            nn.Linear(in_channels * side * side, hidden_size), nn.ReLU(),
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
    contrast = torch.rand(batch_size, 1, 1, 1) * 1.5 + 0.5
    return [torch.randn(batch_size, 3, image_size, image_size) * contrast]


def get_init_inputs():
    return [num_classes, image_size, base_channels, hidden_size]
