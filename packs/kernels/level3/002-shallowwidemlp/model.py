import torch
import torch.nn as nn

batch_size = 1
input_size = 1000
hidden_layer_sizes = [2000, 2000]
output_size = 10


class Model(nn.Module):
    """A perceptron with two wide hidden layers, each followed by ReLU."""

    def __init__(self, input_size: int, hidden_layer_sizes: list, output_size: int):
        super().__init__()
        layers = []
        for size in hidden_layer_sizes:
            layers += [nn.Linear(input_size, size), nn.ReLU()]
            input_size = size
        layers.append(nn.Linear(input_size, output_size))
        self.network = nn.Sequential(*layers)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.network(x)


def get_inputs():
    return [torch.randn(batch_size, input_size)]


def get_init_inputs():
    return [input_size, hidden_layer_sizes, output_size]
