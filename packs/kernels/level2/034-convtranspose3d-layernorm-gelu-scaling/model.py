import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_channels = 32
out_channels = 64
D = 16
H = 32
W = 32
kernel_size = 4
stride = 2
padding = 1
bias = True
eps = 1e-05
scaling_factor = 1.5


class Model(nn.Module):
    """Normalises a transposed 3D convolution along its width, which is as long as there are channels, applies GELU and scales."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, bias: bool, eps: float, scaling_factor: float):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose3d(in_channels, out_channels, kernel_size, stride=stride, padding=padding, bias=bias)
        self.layer_norm = nn.LayerNorm(out_channels, eps=eps)
        nn.init.uniform_(self.layer_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.layer_norm.bias)
        self.scaling_factor = scaling_factor

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.layer_norm(self.conv_transpose(x))
        x = F.gelu(x)
        return x * self.scaling_factor


def get_inputs():
    return [torch.randn(batch_size, in_channels, D, H, W)]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, bias, eps, scaling_factor]
