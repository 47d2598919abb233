import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 8
input_channels = 3
image_height = 224
image_width = 224
stages = 3
block_widths = (64, 128, 256)
output_classes = 10
blocks_per_stage = 2
group_width = 16


class Block(nn.Module):
    """Pointwise, grouped 3x3 and pointwise convolution around a residual, which is projected where the shape changes."""

    def __init__(self, in_channels: int, out_channels: int, stride: int, group_width: int):
        super().__init__()
        self.conv1 = nn.Conv2d(in_channels, out_channels, 1, bias=False)
        self.norm1 = nn.BatchNorm2d(out_channels)
        self.conv2 = nn.Conv2d(out_channels, out_channels, 3, stride=stride, padding=1, groups=out_channels // group_width, bias=False)
        self.norm2 = nn.BatchNorm2d(out_channels)
        self.conv3 = nn.Conv2d(out_channels, out_channels, 1, bias=False)
        self.norm3 = nn.BatchNorm2d(out_channels)
        self.shortcut = nn.Identity()
        if stride > 1 or in_channels != out_channels:
            self.shortcut = nn.Sequential(nn.Conv2d(in_channels, out_channels, 1, stride=stride, bias=False), nn.BatchNorm2d(out_channels))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = F.relu(self.norm1(self.conv1(x)))
        y = F.relu(self.norm2(self.conv2(y)))
        return F.relu(self.shortcut(x) + self.norm3(self.conv3(y)))


class Model(nn.Module):
    """RegNetX: a strided stem, stages of residual blocks with grouped convolutions, averaged and classified."""

    def __init__(self, input_channels: int, stages: int, block_widths: tuple, output_classes: int, blocks_per_stage: int, group_width: int):
        super().__init__()
        channels = block_widths[0] // 2
        self.stem = nn.Sequential(
            nn.Conv2d(input_channels, channels, 3, stride=2, padding=1, bias=False),
            nn.BatchNorm2d(channels),
            nn.ReLU(),
        )
        blocks = []
        for stage in range(stages):
            for place in range(blocks_per_stage):
                blocks.append(Block(channels, block_widths[stage], 2 if place == 0 else 1, group_width))
                channels = block_widths[stage]
        self.feature_extractor = nn.Sequential(*blocks)
        self.fc = nn.Linear(channels, output_classes)
        for module in self.modules():
            if isinstance(module, nn.Conv2d):
                nn.init.kaiming_normal_(module.weight)
            elif isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.feature_extractor(self.stem(x))
        return self.fc(x.mean(dim=(2, 3)))


def get_inputs():
    shade = torch.randn(batch_size, input_channels, 1, 1)
    contrast = torch.rand(batch_size, 1, 1, 1) * 2 + 0.5
    return [torch.randn(batch_size, input_channels, image_height, image_width) * contrast + shade]


def get_init_inputs():
    return [input_channels, stages, block_widths, output_classes, blocks_per_stage, group_width]
