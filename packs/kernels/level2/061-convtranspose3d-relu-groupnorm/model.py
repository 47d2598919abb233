import torch
import torch.nn as nn

batch_size = 16
in_channels = 64
out_channels = 128
D = 8
H = 16
W = 16
kernel_size = 3
groups = 8
bias = False


class Model(nn.Module):
    """Rectifies a transposed 3D convolution and normalises it in groups of channels."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, groups: int, bias: bool):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, bias=bias)
        self.group_norm = nn.GroupNorm(groups, out_channels)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.relu(self.conv_transpose(x))
        return self.group_norm(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, D, H, W)]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, groups, bias]
