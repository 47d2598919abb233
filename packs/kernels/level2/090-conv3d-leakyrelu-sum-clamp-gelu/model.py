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
sum_tensor_shape = (out_channels, 1, 1, 1)


class Model(nn.Module):
    """A leaky rectifier on a 3D convolution, plus a tensor for every channel, clamped to -1 to 1 and through GELU."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, sum_tensor_shape: tuple):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size)
        self.sum_tensor = nn.Parameter(torch.randn(sum_tensor_shape))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.leaky_relu(self.conv(x), negative_slope=0.2)
        x = x + self.sum_tensor
        x = torch.clamp(x, min=-1.0, max=1.0)
        return F.gelu(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, depth, height, width) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, sum_tensor_shape]
