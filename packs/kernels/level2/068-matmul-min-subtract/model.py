import torch
import torch.nn as nn

batch_size = 128
in_features = 10
out_features = 5
constant = 2.0


class Model(nn.Module):
    """Cuts a linear layer off above a number and subtracts that number."""

    def __init__(self, in_features: int, out_features: int, constant: float):
        super().__init__()
        self.linear = nn.Linear(in_features, out_features)
        self.constant = constant

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.clamp(self.linear(x), max=self.constant)
        return x - self.constant


def get_inputs():
    return [torch.randn(batch_size, in_features) * 6]


def get_init_inputs():
    return [in_features, out_features, constant]
