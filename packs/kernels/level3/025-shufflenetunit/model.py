import torch
import torch.nn as nn

batch_size = 10
input_channels = 240
out_channels = 480
groups = 3
height = 224
width = 224


class Model(nn.Module):
    """A unit of ShuffleNet: grouped 1x1 convolutions with shuffled channels and a depthwise convolution between them, beside a projected shortcut."""

    def __init__(self, in_channels: int, out_channels: int, groups: int = 3):
        super().__init__()
        hidden = out_channels // 4
        self.groups = groups
        self.conv1 = nn.Conv2d(in_channels, hidden, kernel_size=1, groups=groups, bias=False)
        self.bn1 = nn.BatchNorm2d(hidden)
        self.conv2 = nn.Conv2d(hidden, hidden, kernel_size=3, padding=1, groups=hidden, bias=False)
        self.bn2 = nn.BatchNorm2d(hidden)
        self.conv3 = nn.Conv2d(hidden, out_channels, kernel_size=1, groups=groups, bias=False)
        self.bn3 = nn.BatchNorm2d(out_channels)
        self.shortcut = nn.Sequential()
        if in_channels != out_channels:
            self.shortcut = nn.Sequential(nn.Conv2d(in_channels, out_channels, kernel_size=1, bias=False), nn.BatchNorm2d(out_channels))
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out = torch.relu(self.bn1(self.conv1(x)))
        batch, channels, height, width = out.shape
        out = out.view(batch, self.groups, channels // self.groups, height, width).transpose(1, 2).reshape(batch, channels, height, width)
        out = self.bn2(self.conv2(out))
        out = self.bn3(self.conv3(out))
        return torch.relu(out + self.shortcut(x))


def get_inputs():
    return [torch.randn(batch_size, input_channels, height, width)]


def get_init_inputs():
    return [input_channels, out_channels, groups]
