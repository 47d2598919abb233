import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
input_size = 512
output_size = 1024
divisor = 10.0


class Model(nn.Module):
    """Divides a linear layer by a number and applies GELU."""

    def __init__(self, input_size: int, output_size: int, divisor: float):
        super().__init__()
        self.linear = nn.Linear(input_size, output_size)
        self.divisor = divisor

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.linear(x) / self.divisor
        return F.gelu(x)


def get_inputs():
    return [torch.randn(batch_size, input_size) * 20]


def get_init_inputs():
    return [input_size, output_size, divisor]
