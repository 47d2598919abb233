import torch
import torch.nn as nn


class Model(nn.Module):
    """Adds two vectors, the second one scaled by a parameter."""

    def __init__(self, length):
        super().__init__()
        self.scale = nn.Parameter(torch.rand(length))

    def forward(self, a, b):
        return a + self.scale * b


length = 256


def get_inputs():
    return [torch.rand(length) - 0.5, torch.rand(length) - 0.5]


def get_init_inputs():
    return [length]
