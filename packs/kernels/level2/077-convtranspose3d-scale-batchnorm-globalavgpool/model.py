import torch
import torch.nn as nn

batch_size = 16
in_channels = 64
out_channels = 32
depth = 16
height = 32
width = 32
kernel_size = 3
scale_factor = 2.0
eps = 0.5


class Model(nn.Module):
    """Scales a transposed 3D convolution, normalises it over the batch and averages each channel over all places."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, scale_factor: float, eps: float):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size)
        self.scale_factor = scale_factor
        self.batch_norm = nn.BatchNorm3d(out_channels, eps=eps)
        nn.init.uniform_(self.batch_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.batch_norm.bias)
        self.global_avg_pool = nn.AdaptiveAvgPool3d((1, 1, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x) * self.scale_factor
        x = self.batch_norm(x)
        return self.global_avg_pool(x)


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1, 1)
    return [(torch.randn(batch_size, in_channels, depth, height, width) + offset) * 0.4]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, scale_factor, eps]
