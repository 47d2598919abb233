import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_features = 10
out_features = 20


class Model(nn.Module):
    """Applies Mish twice to a linear layer."""

    def __init__(self, in_features: int, out_features: int):
        super().__init__()
        self.linear = nn.Linear(in_features, out_features)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.mish(self.linear(x))
        return F.mish(x)


def get_inputs():
    return [torch.randn(batch_size, in_features) * 2]


def get_init_inputs():
    return [in_features, out_features]
