import math

import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_features = 1024
out_features = 512
pool_size = 4


class Model(nn.Module):
    """Subtracts a vector from a linear layer, averages groups of features, takes their log-sum-exp, applies GELU and adds it to the input."""

    def __init__(self, in_features: int, out_features: int, pool_size: int, bias: bool = True):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features, bias=bias)
        nn.init.normal_(self.gemm.weight, std=3.0 / math.sqrt(in_features))
        self.subtract = nn.Parameter(torch.randn(out_features) + math.log(out_features / pool_size) + 1.5)
        self.avg_pool = nn.AvgPool1d(pool_size)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        original = x
        x = self.gemm(x) - self.subtract
        x = self.avg_pool(x)
        x = torch.logsumexp(x, dim=1, keepdim=True)
        x = F.gelu(x)
        return x + original


def get_inputs():
    scale = torch.rand(batch_size, 1) * 1.5 + 0.3
    return [torch.randn(batch_size, in_features) * scale]


def get_init_inputs():
    return [in_features, out_features, pool_size]
