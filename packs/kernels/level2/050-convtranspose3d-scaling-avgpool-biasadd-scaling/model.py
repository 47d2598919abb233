import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
depth = 16
height = 32
width = 32
kernel_size = 3
stride = 2
padding = 1
scale1 = 0.5
scale2 = 1.5
bias_shape = (out_channels, 1, 1, 1)


class Model(nn.Module):
    """Scales a transposed 3D convolution, averages it over blocks, adds a bias to every channel and scales again."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, scale1: float, scale2: float, bias_shape: tuple):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)
        self.scale1 = scale1
        self.avg_pool = nn.AvgPool3d(kernel_size=2)
        self.bias = nn.Parameter(0.1 * torch.randn(bias_shape))
        self.scale2 = scale2

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x) * self.scale1
        x = self.avg_pool(x)
        x = x + self.bias
        return x * self.scale2


def get_inputs():
    return [torch.randn(batch_size, in_channels, depth, height, width) * 6]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, scale1, scale2, bias_shape]
