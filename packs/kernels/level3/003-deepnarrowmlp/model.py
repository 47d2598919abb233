import torch
import torch.nn as nn

batch_size = 1
input_size = 1000
hidden_layer_sizes = [50, 50, 50, 50, 50, 50, 50, 50]
output_size = 10


class Model(nn.Module):
    """A perceptron with many narrow hidden layers, each followed by ReLU."""

    def __init__(self, input_size: int, hidden_layer_sizes: list, output_size: int):
        super().__init__()
        layers = []
        for size in hidden_layer_sizes:
            layers += [nn.Linear(input_size, size), nn.ReLU()]
            input_size = size
        layers.append(nn.Linear(input_size, output_size))
        self.network = nn.Sequential(*layers)
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.kaiming_normal_(module.weight, nonlinearity="relu")
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.network(x)


def get_inputs():
    contrast = torch.rand(batch_size, 1) * 1.5 + 0.5
    return [torch.randn(batch_size, input_size) * contrast]


def get_init_inputs():
    return [input_size, hidden_layer_sizes, output_size]
