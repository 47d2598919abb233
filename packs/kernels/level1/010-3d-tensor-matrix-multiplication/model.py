import torch
import torch.nn as nn

N = 16
M = 1024
K = 2048
L = 768


class Model(nn.Module):
    """The product of each matrix of a batch and the same second matrix."""

    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return torch.matmul(A, B)


def get_inputs():
    return [torch.randn(N, M, K), torch.randn(K, L)]


def get_init_inputs():
    return []
