import torch
import torch.nn as nn

batch_size = 128
input_size = 1024
hidden_size = 512
scaling_factor = 2.0


class Model(nn.Module):
    """Adds a linear layer to a multiple of its sigmoid."""

    def __init__(self, input_size: int, hidden_size: int, scaling_factor: float):
        super().__init__()
        self.gemm = nn.Linear(input_size, hidden_size)
        self.scaling_factor = scaling_factor

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        original = self.gemm(x)
        x = torch.sigmoid(original) * self.scaling_factor
        return x + original


def get_inputs():
    return [torch.randn(batch_size, input_size)]


def get_init_inputs():
    return [input_size, hidden_size, scaling_factor]
