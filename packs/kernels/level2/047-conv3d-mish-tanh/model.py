import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 16
in_channels = 3
out_channels = 16
D = 16
H = 32
W = 32
kernel_size = 3


class Model(nn.Module):
    """Applies Mish and then tanh to a 3D convolution."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int = 1, padding: int = 0):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.mish(self.conv(x))
        return torch.tanh(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, D, H, W) * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size]
