import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 16
dim = 16384


class Model(nn.Module):
    """Multiplies negative elements by a small slope and keeps the others."""

    def __init__(self, negative_slope: float = 0.01):
        super().__init__()
        self.negative_slope = negative_slope

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.leaky_relu(x, negative_slope=self.negative_slope)


def get_inputs():
    return [torch.randn(batch_size, dim)]


def get_init_inputs():
    return []
