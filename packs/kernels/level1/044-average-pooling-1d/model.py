import torch
import torch.nn as nn

batch_size = 16
in_channels = 32
input_length = 128
kernel_size = 4
stride = 2
padding = 1


class Model(nn.Module):
    """The mean of each window along a sequence, zeros beyond its ends included."""

    def __init__(self, kernel_size: int, stride: int = 1, padding: int = 0):
        super().__init__()
        self.pool = nn.AvgPool1d(kernel_size, stride=stride, padding=padding)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.pool(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, input_length)]


def get_init_inputs():
    return [kernel_size, stride, padding]
