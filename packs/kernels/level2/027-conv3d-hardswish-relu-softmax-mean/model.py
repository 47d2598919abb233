import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 3
out_channels = 16
depth = 16
height = 32
width = 32
kernel_size = 3


class Model(nn.Module):
    """Applies HardSwish to a 3D convolution, rectifies it, takes the softmax over the channels and averages it over all places."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, bias: bool = True):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size, bias=bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.hardswish(self.conv(x))
        x = torch.relu(x)
        x = torch.softmax(x, dim=1)
        return torch.mean(x, dim=(2, 3, 4))


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1, 1)
    return [(torch.randn(batch_size, in_channels, depth, height, width) + offset) * 3]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size]
