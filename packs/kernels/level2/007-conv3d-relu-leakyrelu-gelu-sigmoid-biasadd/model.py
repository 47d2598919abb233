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
bias_shape = (out_channels, 1, 1, 1)


class Model(nn.Module):
    """A 3D convolution followed by a rectifier, a leaky one, GELU, a sigmoid and a bias for every channel."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, bias_shape: tuple):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size)
        self.bias = nn.Parameter(0.1 * torch.randn(bias_shape))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.relu(self.conv(x) + 1.0) - 1.0
        x = F.leaky_relu(x, negative_slope=0.3)
        x = F.gelu(x)
        return torch.sigmoid(x) + self.bias


def get_inputs():
    return [torch.randn(batch_size, in_channels, depth, height, width) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, bias_shape]
