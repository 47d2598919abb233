import torch
import torch.nn as nn

batch_size = 16
dim1 = 256
dim2 = 256
dim = 1


class Model(nn.Module):
    """The place of the smallest element along one dimension, the first of them if there are several."""

    def __init__(self, dim: int):
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.argmin(x, dim=self.dim)


def get_inputs():
    return [torch.randn(batch_size, dim1, dim2)]


def get_init_inputs():
    return [dim]
