import torch
import torch.nn as nn

batch_size = 128
in_channels = 32
out_channels = 64
height = 16
width = 16
kernel_size = 4
stride = 2
padding = 1
maxpool_kernel_size = 2
maxpool_stride = 2
hardtanh_min = -1
hardtanh_max = 1


class Model(nn.Module):
    """Pools a transposed convolution by maximum, limits it, averages each channel and applies tanh."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, maxpool_kernel_size: int, maxpool_stride: int, hardtanh_min: float, hardtanh_max: float):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)
        self.maxpool = nn.MaxPool2d(maxpool_kernel_size, stride=maxpool_stride)
        self.hardtanh = nn.Hardtanh(min_val=hardtanh_min, max_val=hardtanh_max)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x)
        x = self.maxpool(x)
        x = self.hardtanh(x)
        x = torch.mean(x, dim=(2, 3), keepdim=True)
        return torch.tanh(x)


def get_inputs():
    scale = torch.rand(batch_size, 1, 1, 1) * 4 + 1
    offset = torch.randn(batch_size, in_channels, 1, 1)
    return [(torch.randn(batch_size, in_channels, height, width) + offset) * scale]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, maxpool_kernel_size, maxpool_stride, hardtanh_min, hardtanh_max]
