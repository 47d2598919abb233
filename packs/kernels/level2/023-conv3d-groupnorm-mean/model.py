import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
D = 16
H = 32
W = 32
kernel_size = 3
num_groups = 8


class Model(nn.Module):
    """Normalises a 3D convolution in groups of channels and averages each sample."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, num_groups: int):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size)
        self.group_norm = nn.GroupNorm(num_groups, out_channels)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.group_norm(self.conv(x))
        return torch.mean(x, dim=(1, 2, 3, 4))


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1, 1)
    return [torch.randn(batch_size, in_channels, D, H, W) + offset * 2]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, num_groups]
