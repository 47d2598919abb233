import torch
import torch.nn as nn

batch_size = 16
channels = 64
height = 256
width = 256
kernel_size = 3


class Model(nn.Module):
    """The mean of each tile of an image; what is left over at the right and at the bottom is not used."""

    def __init__(self, kernel_size: int, stride: int = None, padding: int = 0):
        super().__init__()
        self.pool = nn.AvgPool2d(kernel_size, stride=stride, padding=padding)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.pool(x)


def get_inputs():
    return [torch.randn(batch_size, channels, height, width)]


def get_init_inputs():
    return [kernel_size]
