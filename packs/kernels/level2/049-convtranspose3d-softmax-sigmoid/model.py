import torch
import torch.nn as nn

batch_size = 16
in_channels = 32
out_channels = 64
D = 16
H = 32
W = 32
kernel_size = 3
stride = 2
padding = 1
output_padding = 1


class Model(nn.Module):
    """Applies a sigmoid to the softmax over the channels of a transposed 3D convolution."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, output_padding: int, bias: bool = True):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding, output_padding=output_padding, bias=bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.softmax(self.conv_transpose(x), dim=1)
        return torch.sigmoid(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, D, H, W) * 10]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, output_padding]
