import torch
import torch.nn as nn

M = 16384
N = 16


class Model(nn.Module):
    """The product of a tall, skinny matrix and a flat, wide one."""

    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return torch.matmul(A, B)


def get_inputs():
    return [torch.randn(M, N), torch.randn(N, M)]


def get_init_inputs():
    return []
