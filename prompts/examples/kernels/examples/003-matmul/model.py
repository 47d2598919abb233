import torch
import torch.nn as nn

M = 1024
K = 2048
N = 1536


class Model(nn.Module):
    """The product of two matrices, plus a third."""

    def forward(self, a: torch.Tensor, b: torch.Tensor, c: torch.Tensor) -> torch.Tensor:
        return torch.matmul(a, b) + c


def get_inputs():
    return [torch.randn(M, K), torch.randn(K, N), torch.randn(M, N)]


def get_init_inputs():
    return []
