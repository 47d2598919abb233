import torch
import torch.nn as nn

batch_size = 1024
in_features = 2048
out_features = 2048


class Model(nn.Module):
    """A linear layer: products of all rows with all rows of the weight, plus a bias."""

    def __init__(self, in_features: int, out_features: int):
        super().__init__()
        self.linear = nn.Linear(in_features, out_features)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.linear(x)


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features]
