import torch
import torch.nn as nn

batch_size = 128
m = 128
k = 256
n = 512


class Model(nn.Module):
    """The products of two batches of matrices, pair by pair."""

    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return torch.bmm(A, B)


def get_inputs():
    return [torch.randn(batch_size, m, k), torch.randn(batch_size, k, n)]


def get_init_inputs():
    return []
