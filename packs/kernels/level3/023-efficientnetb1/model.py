import math

import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 10
input_shape = (3, 240, 240)
num_classes = 1000
width_mult = 1.0
depth_mult = 1.1


class SqueezeExcite(nn.Module):
    """Scales each channel by a gate computed from the averages of all channels."""

    def __init__(self, channels: int, reduced: int):
        super().__init__()
        self.reduce = nn.Conv2d(channels, reduced, kernel_size=1)
        self.expand = nn.Conv2d(reduced, channels, kernel_size=1)
        nn.init.normal_(self.reduce.weight, std=2 / math.sqrt(channels))
        nn.init.normal_(self.reduce.bias)
        nn.init.normal_(self.expand.weight, std=2 / math.sqrt(reduced))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        gate = F.silu(self.reduce(x.mean(dim=(2, 3), keepdim=True)))
        return x * torch.sigmoid(self.expand(gate))


class MBConv(nn.Module):
    """Widens by a 1x1 convolution, filters depthwise, gates the channels and narrows linearly; adds its input where the shape allows."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, expand_ratio: int):
        super().__init__()
        hidden = in_channels * expand_ratio
        layers = []
        if expand_ratio != 1:
            layers += [nn.Conv2d(in_channels, hidden, kernel_size=1, bias=False), nn.BatchNorm2d(hidden), nn.SiLU()]
        layers += [
            nn.Conv2d(hidden, hidden, kernel_size, stride, padding=kernel_size // 2, groups=hidden, bias=False), nn.BatchNorm2d(hidden), nn.SiLU(),
            SqueezeExcite(hidden, max(1, in_channels // 4)),
            nn.Conv2d(hidden, out_channels, kernel_size=1, bias=False), nn.BatchNorm2d(out_channels),
        ]
        self.layers = nn.Sequential(*layers)
        self.adds = stride == 1 and in_channels == out_channels

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.layers(x) if self.adds else self.layers(x)


def rounded(channels: int, width_mult: float) -> int:
    """The multiple of eight next to a scaled number of channels, never a tenth below it."""
    scaled = channels * width_mult
    near = max(8, int(scaled + 4) // 8 * 8)
    return near if near >= 0.9 * scaled else near + 8


class Model(nn.Module):
    """EfficientNet-B1: a convolution, seven stages of MBConv blocks, a 1x1 convolution and a linear classifier."""

    def __init__(self, num_classes: int = 1000, width_mult: float = 1.0, depth_mult: float = 1.1):
        super().__init__()
        channels = rounded(32, width_mult)
        last = rounded(1280, width_mult)
        layers = [nn.Conv2d(3, channels, kernel_size=3, stride=2, padding=1, bias=False), nn.BatchNorm2d(channels), nn.SiLU()]
        plan = [(1, 16, 1, 1, 3), (6, 24, 2, 2, 3), (6, 40, 2, 2, 5), (6, 80, 3, 2, 3), (6, 112, 3, 1, 5), (6, 192, 4, 2, 5), (6, 320, 1, 1, 3)]
        for expand_ratio, out_channels, count, stride, kernel_size in plan:
            out_channels = rounded(out_channels, width_mult)
            for index in range(math.ceil(count * depth_mult)):
                layers.append(MBConv(channels, out_channels, kernel_size, stride if index == 0 else 1, expand_ratio))
                channels = out_channels
        layers += [nn.Conv2d(channels, last, kernel_size=1, bias=False), nn.BatchNorm2d(last), nn.SiLU()]
        self.features = nn.Sequential(*layers)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.fc = nn.Linear(last, num_classes)
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, mean=1.0, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        return self.fc(torch.flatten(self.pool(x), 1))


def get_inputs():
    colour = torch.randn(batch_size, 3, 1, 1)
    return [torch.randn(batch_size, *input_shape) + colour]


def get_init_inputs():
    return [num_classes, width_mult, depth_mult]
