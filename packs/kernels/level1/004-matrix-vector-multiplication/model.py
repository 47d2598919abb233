import torch
import torch.nn as nn

M = 256
K = 131072


class Model(nn.Module):
    """The product of a wide matrix and a column vector."""

    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return torch.matmul(A, B)


def get_inputs():
    return [torch.randn(M, K), torch.randn(K, 1)]


def get_init_inputs():
    return []
