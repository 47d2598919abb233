import math

import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 3
out_channels = 16
depth = 16
height = 32
width = 32
kernel_size = 3
stride = 2
padding = 1
bias_shape = (out_channels, 1, 1, 1)


class Model(nn.Module):
    """The log-sum-exp over the channels of a transposed 3D convolution, through HardSwish, less a bias for every channel, clamped, and its largest channel."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, bias_shape: tuple):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)
        nn.init.normal_(self.conv_transpose.bias, mean=-math.log(out_channels) - 0.5, std=0.1)
        self.bias = nn.Parameter(0.3 * torch.randn(bias_shape) + 1.0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x)
        x = torch.logsumexp(x, dim=1, keepdim=True)
        x = F.hardswish(x)
        x = x - self.bias
        x = torch.clamp(x, min=-1.0, max=1.0)
        return torch.max(x, dim=1, keepdim=True).values


def get_inputs():
    return [torch.randn(batch_size, in_channels, depth, height, width) * 16]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, bias_shape]
