import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 32
out_channels = 64
height = 32
width = 32
kernel_size = 4
stride = 2
groups = 8
num_groups = 8


class Model(nn.Module):
    """Applies GELU to a grouped transposed convolution and normalises it in groups of channels."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, groups: int, num_groups: int):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride, groups=groups)
        self.group_norm = nn.GroupNorm(num_groups, out_channels)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.gelu(self.conv_transpose(x))
        return self.group_norm(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width) * 4]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, groups, num_groups]
