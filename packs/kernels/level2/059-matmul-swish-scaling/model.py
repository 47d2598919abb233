import torch
import torch.nn as nn

batch_size = 128
in_features = 1024
out_features = 512
scaling_factor = 2.0


class Model(nn.Module):
    """Applies Swish to a linear layer and scales it."""

    def __init__(self, in_features: int, out_features: int, scaling_factor: float):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.scaling_factor = scaling_factor

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.matmul(x)
        x = x * torch.sigmoid(x)
        return x * self.scaling_factor


def get_inputs():
    return [torch.randn(batch_size, in_features) * 2]


def get_init_inputs():
    return [in_features, out_features, scaling_factor]
