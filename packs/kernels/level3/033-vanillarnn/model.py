import torch
import torch.nn as nn

batch_size = 8
input_size = 1024
hidden_size = 256
output_size = 128


class Model(nn.Module):
    """One step of a recurrent network: the new hidden state of input and old state, and the output read from it."""

    def __init__(self, input_size: int, hidden_size: int, output_size: int):
        super().__init__()
        self.i2h = nn.Linear(input_size + hidden_size, hidden_size)
        nn.init.xavier_normal_(self.i2h.weight)
        self.h2o = nn.Linear(hidden_size, output_size)

    def forward(self, x: torch.Tensor, initial_hidden: torch.Tensor) -> torch.Tensor:
        hidden = torch.tanh(self.i2h(torch.cat((x, initial_hidden), dim=1)))
        return self.h2o(hidden)


def get_inputs():
    return [torch.randn(batch_size, input_size), torch.randn(batch_size, hidden_size)]


def get_init_inputs():
    return [input_size, hidden_size, output_size]
