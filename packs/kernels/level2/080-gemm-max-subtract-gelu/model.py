import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_features = 512
out_features = 1024
max_dim = 1


class Model(nn.Module):
    """The maximum of a linear layer along one dimension, less its mean over the batch, through GELU."""

    def __init__(self, in_features: int, out_features: int, max_dim: int):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.max_dim = max_dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.gemm(x)
        x = torch.max(x, dim=self.max_dim, keepdim=True).values
        x = x - torch.mean(x, dim=0, keepdim=True)
        return F.gelu(x)


def get_inputs():
    scale = torch.rand(batch_size, 1) * 3 + 0.2
    return [torch.randn(batch_size, in_features) * scale]


def get_init_inputs():
    return [in_features, out_features, max_dim]
