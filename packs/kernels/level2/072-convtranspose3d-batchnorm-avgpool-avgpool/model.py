import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
depth = 32
height = 32
width = 32
kernel_size = 3
stride = 2
padding = 1


class Model(nn.Module):
    """Normalises a transposed 3D convolution over the batch and averages it over blocks twice."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)
        self.batch_norm = nn.BatchNorm3d(out_channels)
        nn.init.uniform_(self.batch_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.batch_norm.bias)
        self.avg_pool1 = nn.AvgPool3d(kernel_size=2)
        self.avg_pool2 = nn.AvgPool3d(kernel_size=2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.batch_norm(self.conv_transpose(x))
        x = self.avg_pool1(x)
        return self.avg_pool2(x)


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1, 1)
    return [torch.randn(batch_size, in_channels, depth, height, width) + offset * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding]
