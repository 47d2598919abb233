import torch
import torch.nn as nn

batch_size = 10
num_classes = 1000
image_size = 224
width_mult = 1.0


def convolution(in_channels: int, out_channels: int, kernel_size: int, stride: int = 1, groups: int = 1) -> list:
    """A convolution, normalised and followed by ReLU6."""
    return [
        nn.Conv2d(in_channels, out_channels, kernel_size, stride, padding=kernel_size // 2, groups=groups, bias=False),
        nn.BatchNorm2d(out_channels),
        nn.ReLU6(),
    ]


class InvertedResidual(nn.Module):
    """Widens by a 1x1 convolution, filters depthwise and narrows linearly; adds its input where the shape allows."""

    def __init__(self, in_channels: int, out_channels: int, stride: int, expand_ratio: int):
        super().__init__()
        hidden = in_channels * expand_ratio
        layers = convolution(in_channels, hidden, kernel_size=1) if expand_ratio != 1 else []
        layers += convolution(hidden, hidden, kernel_size=3, stride=stride, groups=hidden)
        layers += [nn.Conv2d(hidden, out_channels, kernel_size=1, bias=False), nn.BatchNorm2d(out_channels)]
        self.layers = nn.Sequential(*layers)
        self.adds = stride == 1 and in_channels == out_channels

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.layers(x) if self.adds else self.layers(x)


class Model(nn.Module):
    """MobileNetV2: a convolution, seventeen inverted residual blocks, a 1x1 convolution and a linear classifier."""

    def __init__(self, num_classes: int = 1000, width_mult: float = 1.0):
        super().__init__()
        channels = int(32 * width_mult)
        last = int(1280 * width_mult)
        layers = convolution(3, channels, kernel_size=3, stride=2)
        plan = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]
        for expand_ratio, out_channels, count, stride in plan:
            out_channels = int(out_channels * width_mult)
            for index in range(count):
                layers.append(InvertedResidual(channels, out_channels, stride if index == 0 else 1, expand_ratio))
                channels = out_channels
        layers += convolution(channels, last, kernel_size=1)
        self.features = nn.Sequential(*layers)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.classifier = nn.Linear(last, num_classes)
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 1.0, 3.0)
                nn.init.normal_(module.bias, mean=2.0, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        return self.classifier(torch.flatten(self.pool(x), 1))


def get_inputs():
    colour = torch.randn(batch_size, 3, 1, 1)
    return [torch.randn(batch_size, 3, image_size, image_size) + colour]


def get_init_inputs():
    return [num_classes, width_mult]
