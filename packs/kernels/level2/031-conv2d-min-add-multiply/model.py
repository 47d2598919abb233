import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
height = 32
width = 32
kernel_size = 3
constant_value = 0.5
bias_shape = (out_channels, 1, 1)
scaling_factor = 2.0


class Model(nn.Module):
    """Cuts a convolution off above a number, adds a bias to every channel and scales."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, constant_value: float, bias_shape: tuple, scaling_factor: float):
        super().__init__()
        self.conv = nn.Conv2d(in_channels, out_channels, kernel_size)
        self.constant_value = constant_value
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.scaling_factor = scaling_factor

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.clamp(self.conv(x), max=self.constant_value)
        x = x + self.bias
        return x * self.scaling_factor


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, constant_value, bias_shape, scaling_factor]
