import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
height = 32
width = 32
kernel_size = 3
pool_kernel_size = 2


class Model(nn.Module):
    """Averages a convolution over blocks, applies a sigmoid and sums each sample."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, pool_kernel_size: int):
        super().__init__()
        self.conv = nn.Conv2d(in_channels, out_channels, kernel_size)
        self.avg_pool = nn.AvgPool2d(pool_kernel_size)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.avg_pool(self.conv(x))
        x = torch.sigmoid(x)
        return torch.sum(x, dim=(1, 2, 3))


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1)
    return [(torch.randn(batch_size, in_channels, height, width) + offset) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, pool_kernel_size]
