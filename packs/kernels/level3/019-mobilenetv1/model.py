import torch
import torch.nn as nn

batch_size = 10
input_channels = 3
height = 224
width = 224
num_classes = 1000
alpha = 1.0


def convolution(in_channels: int, out_channels: int, kernel_size: int, stride: int = 1, groups: int = 1) -> nn.Sequential:
    """A convolution, normalised and followed by ReLU."""
    return nn.Sequential(
        nn.Conv2d(in_channels, out_channels, kernel_size, stride, padding=kernel_size // 2, groups=groups, bias=False),
        nn.BatchNorm2d(out_channels),
        nn.ReLU(),
    )


class Model(nn.Module):
    """MobileNet: a convolution, thirteen depthwise separable convolutions and a linear classifier."""

    def __init__(self, num_classes: int = 1000, input_channels: int = 3, alpha: float = 1.0):
        super().__init__()
        channels = int(32 * alpha)
        layers = [convolution(input_channels, channels, kernel_size=3, stride=2)]
        plan = [(64, 1), (128, 2), (128, 1), (256, 2), (256, 1), (512, 2), *[(512, 1)] * 5, (1024, 2), (1024, 1)]
        for out_channels, stride in plan:
            out_channels = int(out_channels * alpha)
            layers += [convolution(channels, channels, kernel_size=3, stride=stride, groups=channels), convolution(channels, out_channels, kernel_size=1)]
            channels = out_channels
        self.features = nn.Sequential(*layers)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.fc = nn.Linear(channels, num_classes)
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, mean=0.75, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        return self.fc(torch.flatten(self.pool(x), 1))


def get_inputs():
    colour = torch.randn(batch_size, input_channels, 1, 1)
    return [torch.randn(batch_size, input_channels, height, width) + colour]


def get_init_inputs():
    return [num_classes, input_channels, alpha]
