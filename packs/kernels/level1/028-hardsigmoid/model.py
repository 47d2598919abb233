import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 16
dim = 16384


class Model(nn.Module):
    """The line x / 6 + 1 / 2, clipped to the range from 0 to 1."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.hardsigmoid(x)


def get_inputs():
    return [torch.randn(batch_size, dim) * 3]


def get_init_inputs():
    return []
