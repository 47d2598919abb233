import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 32
out_channels = 64
height = 16
width = 16
kernel_size = 4
stride = 2
padding = 1
output_padding = 1
add_value = 0.5
scale = 2


class Model(nn.Module):
    """Applies Mish to a transposed convolution, adds a number, limits the sum to -1 to 1 and scales it."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, output_padding: int, add_value: float, scale: float):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride, padding=padding, output_padding=output_padding)
        self.add_value = add_value
        self.scale = scale

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.mish(self.conv_transpose(x))
        x = x + self.add_value
        x = F.hardtanh(x, min_val=-1.0, max_val=1.0)
        return x * self.scale


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width) * 4]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, output_padding, add_value, scale]
