import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 10
input_channels = 3
height = 224
width = 224
num_classes = 1000
groups = 3
stages_repeats = (3, 7, 3)
stages_out_channels = (24, 240, 480, 960)


def shuffle(x: torch.Tensor, groups: int) -> torch.Tensor:
    """Deals the channels of each group out to all groups."""
    return x.unflatten(1, (groups, x.shape[1] // groups)).transpose(1, 2).flatten(1, 2)


class Unit(nn.Module):
    """A grouped bottleneck with a shuffle inside; at stride 2 the pooled input is joined to it, else the input is added."""

    def __init__(self, in_channels: int, out_channels: int, stride: int, groups: int, first_groups: int):
        super().__init__()
        self.stride = stride
        self.groups = groups
        middle = out_channels // 4
        last = out_channels - in_channels if stride == 2 else out_channels
        self.squeeze = nn.Conv2d(in_channels, middle, 1, groups=first_groups, bias=False)
        self.norm1 = nn.BatchNorm2d(middle)
        self.depthwise = nn.Conv2d(middle, middle, 3, stride=stride, padding=1, groups=middle, bias=False)
        self.norm2 = nn.BatchNorm2d(middle)
        self.expand = nn.Conv2d(middle, last, 1, groups=groups, bias=False)
        self.norm3 = nn.BatchNorm2d(last)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = shuffle(F.relu(self.norm1(self.squeeze(x))), self.groups)
        y = self.norm3(self.expand(self.norm2(self.depthwise(y))))
        if self.stride == 2:
            return F.relu(torch.cat((F.avg_pool2d(x, 3, stride=2, padding=1), y), dim=1))
        return F.relu(x + y)


class Model(nn.Module):
    """ShuffleNet: stages of grouped pointwise and depthwise convolutions with channel shuffles, averaged and classified."""

    def __init__(self, num_classes: int, groups: int, stages_repeats: tuple, stages_out_channels: tuple, input_channels: int):
        super().__init__()
        channels = stages_out_channels[0]
        self.stem = nn.Sequential(
            nn.Conv2d(input_channels, channels, 3, stride=2, padding=1, bias=False),
            nn.BatchNorm2d(channels),
            nn.ReLU(),
            nn.MaxPool2d(3, stride=2, padding=1),
        )
        units = []
        for stage, (repeats, out_channels) in enumerate(zip(stages_repeats, stages_out_channels[1:])):
            units.append(Unit(channels, out_channels, 2, groups, 1 if stage == 0 else groups))
            units += [Unit(out_channels, out_channels, 1, groups, groups) for _ in range(repeats)]
            channels = out_channels
        self.stages = nn.Sequential(*units)
        self.fc = nn.Linear(channels, num_classes)
        for module in self.modules():
            if isinstance(module, nn.Conv2d):
                nn.init.kaiming_normal_(module.weight)
            elif isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.stages(self.stem(x))
        return self.fc(x.mean(dim=(2, 3)))


def get_inputs():
    shade = torch.randn(batch_size, input_channels, 1, 1)
    contrast = torch.rand(batch_size, 1, 1, 1) * 2 + 0.5
    return [torch.randn(batch_size, input_channels, height, width) * contrast + shade]


def get_init_inputs():
    return [num_classes, groups, stages_repeats, stages_out_channels, input_channels]
