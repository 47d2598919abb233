import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
D = 16
H = 32
W = 32
kernel_size = 3
dim = 2


class Model(nn.Module):
    """The minimum of a 3D convolution along one dimension, and of that the softmax over the channels."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, dim: int):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size)
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.min(self.conv(x), dim=self.dim).values
        return torch.softmax(x, dim=1)


def get_inputs():
    return [torch.randn(batch_size, in_channels, D, H, W) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, dim]
