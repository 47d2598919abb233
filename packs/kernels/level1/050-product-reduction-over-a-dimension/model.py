import torch
import torch.nn as nn

batch_size = 16
dim1 = 256
dim2 = 256
reduction_dim = 1


class Model(nn.Module):
    """The product over one dimension."""

    def __init__(self, dim: int):
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.prod(x, dim=self.dim)


def get_inputs():
    size = torch.exp(torch.randn(batch_size, dim1, dim2) / dim1**0.5)
    return [torch.where(torch.rand(batch_size, dim1, dim2) < 0.5, -size, size)]


def get_init_inputs():
    return [reduction_dim]
