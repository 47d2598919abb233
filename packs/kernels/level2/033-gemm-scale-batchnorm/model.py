import torch
import torch.nn as nn

batch_size = 128
in_features = 1024
out_features = 512
scale_shape = (out_features,)


class Model(nn.Module):
    """A linear layer whose outputs are scaled and then normalised over the batch."""

    def __init__(self, in_features: int, out_features: int, scale_shape: tuple):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.scale = nn.Parameter(torch.randn(scale_shape))
        self.norm = nn.BatchNorm1d(out_features)
        nn.init.uniform_(self.norm.weight, 0.5, 1.5)
        nn.init.normal_(self.norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.gemm(x)
        x = x * self.scale
        return self.norm(x)


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features, scale_shape]
