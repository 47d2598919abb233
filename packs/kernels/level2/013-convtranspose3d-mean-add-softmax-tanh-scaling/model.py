import torch
import torch.nn as nn

batch_size = 16
in_channels = 8
out_channels = 16
depth = 16
height = 32
width = 32
kernel_size = 3
stride = 2
padding = 1
bias_shape = (1, out_channels, 1, 1, 1)
scaling_factor = 2.0


class Model(nn.Module):
    """Averages a transposed 3D convolution over its depth, adds a bias, takes the softmax over the channels, applies tanh and scales."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, bias_shape: tuple, scaling_factor: float):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.scaling_factor = scaling_factor

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x)
        x = torch.mean(x, dim=2, keepdim=True)
        x = x + self.bias
        x = torch.softmax(x, dim=1)
        return torch.tanh(x) * self.scaling_factor


def get_inputs():
    column = torch.randn(batch_size, in_channels, 1, height, width)
    return [torch.randn(batch_size, in_channels, depth, height, width) + column * 8]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, bias_shape, scaling_factor]
