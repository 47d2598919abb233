import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 16
dim = 16384


class Model(nn.Module):
    """Each element less the logarithm of the sum of exponentials along a dimension."""

    def __init__(self, dim: int = 1):
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.log_softmax(x, dim=self.dim)


def get_inputs():
    offset = torch.linspace(-100, 100, batch_size).unsqueeze(1)
    scale = torch.rand(batch_size, 1) * 2 + 0.5
    return [torch.randn(batch_size, dim) * scale + offset]


def get_init_inputs():
    return []
