import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 32
out_channels = 64
depth = 16
height = 32
width = 32
kernel_size = (3, 3, 3)
stride = (2, 2, 2)
padding = (1, 1, 1)
output_padding = (1, 1, 1)
sum_weight = 1.0
norm_shape = (stride[2] * width,)
pool_kernel_size = (2, 2, 2)


class Model(nn.Module):
    """Adds a weight to each column of a transposed convolution, normalises along the width, averages over blocks and applies GELU."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: tuple, stride: tuple, padding: tuple, output_padding: tuple, sum_weight: float, norm_shape: tuple, pool_kernel_size: tuple):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding, output_padding=output_padding)
        self.sum_weight = nn.Parameter(sum_weight * torch.randn(norm_shape))
        self.norm = nn.LayerNorm(norm_shape)
        nn.init.uniform_(self.norm.weight, 0.5, 1.5)
        nn.init.normal_(self.norm.bias)
        self.avg_pool = nn.AvgPool3d(pool_kernel_size)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x)
        x = x + self.sum_weight
        x = self.norm(x)
        x = self.avg_pool(x)
        return F.gelu(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, depth, height, width) * 4]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, output_padding, sum_weight, norm_shape, pool_kernel_size]
