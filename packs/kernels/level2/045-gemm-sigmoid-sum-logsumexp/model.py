import torch
import torch.nn as nn

batch_size = 128
input_size = 10
hidden_size = 20
output_size = 5


class Model(nn.Module):
    """Applies a sigmoid to a linear layer, sums it in as many groups as there are outputs and takes their log-sum-exp."""

    def __init__(self, input_size: int, hidden_size: int, output_size: int):
        super().__init__()
        self.linear = nn.Linear(input_size, hidden_size)
        self.output_size = output_size

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.sigmoid(self.linear(x))
        x = torch.sum(x.view(x.shape[0], self.output_size, -1), dim=2)
        return torch.logsumexp(x, dim=1)


def get_inputs():
    scale = torch.rand(batch_size, 1) * 4 + 0.5
    return [torch.randn(batch_size, input_size) * scale]


def get_init_inputs():
    return [input_size, hidden_size, output_size]
