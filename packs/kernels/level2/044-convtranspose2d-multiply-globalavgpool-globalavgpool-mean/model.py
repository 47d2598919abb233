import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
height = 32
width = 32
kernel_size = 3
stride = 2
padding = 1
output_padding = 1
multiplier = 0.5


class Model(nn.Module):
    """Multiplies a transposed convolution by a number and averages it over the height, then over the width, then over the channels."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, output_padding: int, multiplier: float):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride, padding=padding, output_padding=output_padding)
        self.multiplier = multiplier

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x) * self.multiplier
        x = torch.mean(x, dim=2, keepdim=True)
        x = torch.mean(x, dim=3, keepdim=True)
        return torch.mean(x, dim=1)


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1)
    return [torch.randn(batch_size, in_channels, height, width) + offset * 3]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, output_padding, multiplier]
