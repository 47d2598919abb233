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
scale = 0.5
maxpool_kernel_size = 2


class Model(nn.Module):
    """Multiplies a transposed 3D convolution by a number, takes the maximum of blocks, averages each channel over all places and clamps it to 0 to 1."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, scale: float, maxpool_kernel_size: int):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)
        nn.init.normal_(self.conv_transpose.bias)
        self.scale = scale
        self.maxpool = nn.MaxPool3d(maxpool_kernel_size)
        self.global_avg_pool = nn.AdaptiveAvgPool3d((1, 1, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x) * self.scale
        x = self.maxpool(x)
        x = self.global_avg_pool(x)
        return torch.clamp(x, min=0.0, max=1.0)


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1, 1)
    return [torch.randn(batch_size, in_channels, depth, height, width) * 4 + offset * 8]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, scale, maxpool_kernel_size]
