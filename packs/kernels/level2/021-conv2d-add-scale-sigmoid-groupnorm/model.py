import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
height = 32
width = 32
kernel_size = 3
num_groups = 8
bias_shape = (out_channels, 1, 1)
scale_shape = (out_channels, 1, 1)


class Model(nn.Module):
    """Adds a bias to a convolution, scales each channel, applies a sigmoid and normalises in groups of channels."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, num_groups: int, bias_shape: tuple, scale_shape: tuple):
        super().__init__()
        self.conv = nn.Conv2d(in_channels, out_channels, kernel_size)
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.scale = nn.Parameter(torch.randn(scale_shape))
        self.group_norm = nn.GroupNorm(num_groups, out_channels)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv(x) + self.bias
        x = x * self.scale
        x = torch.sigmoid(x)
        return self.group_norm(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width)]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, num_groups, bias_shape, scale_shape]
