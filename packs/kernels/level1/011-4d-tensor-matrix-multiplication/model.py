import torch
import torch.nn as nn

b = 16
i = 256
j = 512
l = 256
k = 768


class Model(nn.Module):
    """The product of a tensor of four dimensions and a matrix, over the last dimension of the tensor."""

    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return torch.einsum("bijl,lk->bijk", A, B)


def get_inputs():
    return [torch.randn(b, i, j, l), torch.randn(l, k)]


def get_init_inputs():
    return []
