import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 3
out_channels = 16
height = 32
width = 32
kernel_size = 3
subtract_value_1 = 0.5
subtract_value_2 = 0.2


class Model(nn.Module):
    """Subtracts two numbers from a convolution, one after the other, and applies Mish."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, subtract_value_1: float, subtract_value_2: float):
        super().__init__()
        self.conv = nn.Conv2d(in_channels, out_channels, kernel_size)
        self.subtract_value_1 = subtract_value_1
        self.subtract_value_2 = subtract_value_2

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv(x) - self.subtract_value_1
        x = x - self.subtract_value_2
        return F.mish(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, subtract_value_1, subtract_value_2]
