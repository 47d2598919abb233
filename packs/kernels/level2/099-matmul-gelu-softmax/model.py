import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_features = 100
out_features = 10


class Model(nn.Module):
    """The softmax of a linear layer that has gone through GELU."""

    def __init__(self, in_features: int, out_features: int):
        super().__init__()
        self.linear = nn.Linear(in_features, out_features)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.gelu(self.linear(x))
        return torch.softmax(x, dim=1)


def get_inputs():
    return [torch.randn(batch_size, in_features) * 3]


def get_init_inputs():
    return [in_features, out_features]
