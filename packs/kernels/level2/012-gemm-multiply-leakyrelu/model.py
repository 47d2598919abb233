import torch
import torch.nn as nn

batch_size = 128
in_features = 1024
out_features = 512
multiplier = 2.0
negative_slope = 0.1


class Model(nn.Module):
    """A linear layer whose outputs are multiplied by a number and go through a leaky rectifier."""

    def __init__(self, in_features: int, out_features: int, multiplier: float, negative_slope: float):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.multiplier = multiplier
        self.leaky_relu = nn.LeakyReLU(negative_slope)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.gemm(x) * self.multiplier
        return self.leaky_relu(x)


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features, multiplier, negative_slope]
