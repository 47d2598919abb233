import math

import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
depth = 16
height = 32
width = 32
kernel_size = 3
stride = 1
padding = 1


class Model(nn.Module):
    """Pools a 3D convolution by maximum, takes the log-sum-exp over the channels and rectifies."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)
        nn.init.normal_(self.conv.bias, mean=-math.log(out_channels) - 1.0, std=0.1)
        self.max_pool = nn.MaxPool3d(kernel_size=2, stride=2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.max_pool(self.conv(x))
        x = torch.logsumexp(x, dim=1, keepdim=True)
        return torch.relu(x)


def get_inputs():
    scale = torch.rand(batch_size, 1, 1, 1, 1) * 2 + 0.3
    return [torch.randn(batch_size, in_channels, depth, height, width) * scale]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding]
