import torch
import torch.nn as nn

batch_size = 10
height = 224
width = 224
layers = [3, 4, 23, 3]
num_classes = 1000
base_channels = 64


class Bottleneck(nn.Module):
    """A 3x3 convolution between two 1x1 convolutions beside a shortcut, which is projected where the shape changes."""

    expansion = 4

    def __init__(self, in_channels: int, channels: int, stride: int = 1):
        super().__init__()
        out_channels = channels * self.expansion
        self.residual = nn.Sequential(
            nn.Conv2d(in_channels, channels, kernel_size=1, bias=False), nn.BatchNorm2d(channels), nn.ReLU(),
            nn.Conv2d(channels, channels, kernel_size=3, stride=stride, padding=1, bias=False), nn.BatchNorm2d(channels), nn.ReLU(),
            nn.Conv2d(channels, out_channels, kernel_size=1, bias=False), nn.BatchNorm2d(out_channels),
        )
        self.shortcut = nn.Sequential()
        if stride != 1 or in_channels != out_channels:
            self.shortcut = nn.Sequential(nn.Conv2d(in_channels, out_channels, kernel_size=1, stride=stride, bias=False), nn.BatchNorm2d(out_channels))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.residual(x) + self.shortcut(x))


class Model(nn.Module):
    """ResNet-101: a stem, four stages of bottleneck blocks and a linear classifier."""

    def __init__(self, layers: list, num_classes: int = 1000, base_channels: int = 64):
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2d(3, base_channels, kernel_size=7, stride=2, padding=3, bias=False), nn.BatchNorm2d(base_channels), nn.ReLU(),
            nn.MaxPool2d(3, stride=2, padding=1),
        )
        blocks = []
        in_channels = base_channels
        for stage, count in enumerate(layers):
            channels = base_channels * 2**stage
            for index in range(count):
                blocks.append(Bottleneck(in_channels, channels, stride=2 if stage > 0 and index == 0 else 1))
                in_channels = channels * Bottleneck.expansion
        self.blocks = nn.Sequential(*blocks)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.fc = nn.Linear(in_channels, num_classes)
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)
        for block in self.blocks:
            nn.init.normal_(block.residual[1].bias, mean=0.5, std=0.1)
            nn.init.normal_(block.residual[4].bias, mean=0.5, std=0.1)
            nn.init.uniform_(block.residual[7].weight, 0.1, 0.3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.blocks(self.stem(x))
        return self.fc(torch.flatten(self.pool(x), 1))


def get_inputs():
    colour = torch.randn(batch_size, 3, 1, 1)
    return [torch.randn(batch_size, 3, height, width) + colour]


def get_init_inputs():
    return [layers, num_classes, base_channels]
