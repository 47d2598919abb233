import torch
import torch.nn as nn

batch_size = 128
input_size = 10
hidden_size = 20


class Model(nn.Module):
    """The sum over all outputs of a linear layer that have gone through a sigmoid."""

    def __init__(self, input_size: int, hidden_size: int):
        super().__init__()
        self.linear = nn.Linear(input_size, hidden_size)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.sigmoid(self.linear(x))
        return torch.sum(x, dim=1, keepdim=True)


def get_inputs():
    return [torch.randn(batch_size, input_size) * 3]


def get_init_inputs():
    return [input_size, hidden_size]
