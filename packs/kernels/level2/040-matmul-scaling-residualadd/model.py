import torch
import torch.nn as nn

batch_size = 128
in_features = 64
out_features = 128
scaling_factor = 0.5


class Model(nn.Module):
    """Scales a linear layer and adds the unscaled layer to it."""

    def __init__(self, in_features: int, out_features: int, scaling_factor: float):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.scaling_factor = scaling_factor

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        original = self.matmul(x)
        x = original * self.scaling_factor
        return x + original


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features, scaling_factor]
