import torch
import torch.nn as nn

batch_size = 128
in_channels = 32
out_channels = 64
kernel_size = 4
stride = 2
padding = 1
groups = 8
num_groups = 4
height = 32
width = 32


class Model(nn.Module):
    """A grouped transposed convolution, normalised over the batch, through tanh, pooled by maximum and normalised in groups of channels."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, groups: int, num_groups: int):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride, padding=padding, groups=groups)
        self.batch_norm = nn.BatchNorm2d(out_channels)
        nn.init.uniform_(self.batch_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.batch_norm.bias)
        self.max_pool = nn.MaxPool2d(kernel_size=2, stride=2)
        self.group_norm = nn.GroupNorm(num_groups, out_channels)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.batch_norm(self.conv_transpose(x))
        x = torch.tanh(x)
        x = self.max_pool(x)
        return self.group_norm(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width)]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, stride, padding, groups, num_groups]
