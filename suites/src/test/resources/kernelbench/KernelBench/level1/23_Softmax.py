import torch
import torch.nn as nn


class Model(nn.Module):
    """Shares one among all elements of a row."""

    def forward(self, x):
        return torch.softmax(x, dim=1)


def get_inputs():
    return [torch.rand(2, 64)]


def get_init_inputs():
    return []
