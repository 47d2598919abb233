import math

import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 10
in_channels = 112
out_channels = 192
kernel_size = 5
stride = 2
expand_ratio = 6
image_size = 224


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


class Model(nn.Module):
    """A block of EfficientNet: widens by a 1x1 convolution, filters depthwise, gates the channels and narrows linearly; adds its input where the shape allows."""

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
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.layers(x) if self.adds else self.layers(x)


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1)
    return [torch.randn(batch_size, in_channels, image_size, image_size) + offset]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, expand_ratio]
