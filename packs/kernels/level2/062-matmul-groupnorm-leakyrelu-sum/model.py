import torch
import torch.nn as nn

batch_size = 128
input_size = 512
hidden_size = 256
num_groups = 8


class Model(nn.Module):
    """Normalises a linear layer in groups of features, applies a leaky rectifier and adds the result to itself."""

    def __init__(self, input_size: int, hidden_size: int, num_groups: int, eps: float = 1e-05, negative_slope: float = 0.01):
        super().__init__()
        self.fc = nn.Linear(input_size, hidden_size)
        self.group_norm = nn.GroupNorm(num_groups, hidden_size, eps=eps)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)
        self.leaky_relu = nn.LeakyReLU(negative_slope)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.group_norm(self.fc(x))
        x = self.leaky_relu(x)
        return x + x


def get_inputs():
    return [torch.randn(batch_size, input_size)]


def get_init_inputs():
    return [input_size, hidden_size, num_groups]
