import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
depth = 16
height = 32
width = 32
kernel_size = 3
groups = 8
min_value = 0.5
max_value = 1.0


class Model(nn.Module):
    """Normalises a 3D convolution in groups of channels, cuts it off above one number and clamps it to plus and minus another."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, groups: int, min_value: float, max_value: float):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size)
        self.norm = nn.GroupNorm(groups, out_channels)
        nn.init.uniform_(self.norm.weight, 0.5, 1.5)
        nn.init.normal_(self.norm.bias)
        self.min_value = min_value
        self.max_value = max_value

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.norm(self.conv(x))
        x = torch.minimum(x, torch.full_like(x, self.min_value))
        return torch.clamp(x, min=-self.max_value, max=self.max_value)


def get_inputs():
    return [torch.randn(batch_size, in_channels, depth, height, width)]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, groups, min_value, max_value]
