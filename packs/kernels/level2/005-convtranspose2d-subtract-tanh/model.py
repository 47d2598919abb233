import torch
import torch.nn as nn

batch_size = 128
in_channels = 32
out_channels = 16
height = 16
width = 16
kernel_size = 4
bias_shape = (out_channels, 1, 1)


class Model(nn.Module):
    """Subtracts a bias from each channel of a transposed convolution and applies tanh."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, bias_shape: tuple, stride: int = 2, padding: int = 1, output_padding: int = 1):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride, padding=padding, output_padding=output_padding)
        self.bias = nn.Parameter(torch.randn(bias_shape))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x) - self.bias
        return torch.tanh(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, bias_shape]
