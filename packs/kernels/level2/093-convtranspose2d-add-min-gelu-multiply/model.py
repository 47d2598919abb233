import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 32
out_channels = 16
height = 32
width = 32
kernel_size = 4
stride = 2
add_value = 0.5
multiply_value = 2.0


class Model(nn.Module):
    """Adds a number to a transposed convolution, cuts it off above zero, applies GELU and multiplies it."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, add_value: float, multiply_value: float):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride)
        self.add_value = add_value
        self.multiply_value = multiply_value

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x) + self.add_value
        x = torch.clamp(x, max=0.0)
        x = F.gelu(x)
        return x * self.multiply_value


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width) * 4]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, add_value, multiply_value]
