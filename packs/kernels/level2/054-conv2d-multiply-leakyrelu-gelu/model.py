import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 3
out_channels = 16
height = 32
width = 32
kernel_size = 3
multiplier_shape = (out_channels, 1, 1)


class Model(nn.Module):
    """Multiplies each channel of a convolution by a weight and applies a leaky rectifier and GELU."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, multiplier_shape: tuple):
        super().__init__()
        self.conv = nn.Conv2d(in_channels, out_channels, kernel_size)
        self.multiplier = nn.Parameter(torch.randn(multiplier_shape))
        self.leaky_relu = nn.LeakyReLU()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv(x) * self.multiplier
        x = self.leaky_relu(x)
        return F.gelu(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, multiplier_shape]
