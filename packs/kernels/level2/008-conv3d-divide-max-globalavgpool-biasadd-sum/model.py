import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
depth = 16
height = 32
width = 32
kernel_size = (3, 3, 3)
divisor = 2.0
pool_size = (2, 2, 2)
bias_shape = (out_channels, 1, 1, 1)
sum_dim = 1


class Model(nn.Module):
    """Divides a 3D convolution, takes the maximum of blocks, averages over all places, adds a bias and sums over one dimension."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: tuple, divisor: float, pool_size: tuple, bias_shape: tuple, sum_dim: int):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size)
        self.divisor = divisor
        self.max_pool = nn.MaxPool3d(pool_size)
        self.global_avg_pool = nn.AdaptiveAvgPool3d((1, 1, 1))
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.sum_dim = sum_dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv(x) / self.divisor
        x = self.max_pool(x)
        x = self.global_avg_pool(x)
        x = x + self.bias
        return torch.sum(x, dim=self.sum_dim)


def get_inputs():
    scale = torch.rand(batch_size, 1, 1, 1, 1) * 3 + 0.5
    return [torch.randn(batch_size, in_channels, depth, height, width) * scale]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, divisor, pool_size, bias_shape, sum_dim]
