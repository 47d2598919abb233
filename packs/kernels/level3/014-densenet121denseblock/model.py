import torch
import torch.nn as nn

batch_size = 10
num_layers = 6
num_input_features = 32
growth_rate = 32
height = 224
width = 224


class DenseLayer(nn.Module):
    """Adds channels computed from all channels so far."""

    def __init__(self, in_features: int, growth_rate: int):
        super().__init__()
        self.layer = nn.Sequential(
            nn.BatchNorm2d(in_features), nn.ReLU(),
            nn.Conv2d(in_features, 4 * growth_rate, kernel_size=1, bias=False),
            nn.BatchNorm2d(4 * growth_rate), nn.ReLU(),
            nn.Conv2d(4 * growth_rate, growth_rate, kernel_size=3, padding=1, bias=False),
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.cat([x, self.layer(x)], dim=1)


class Model(nn.Module):
    """A dense block: every layer reads the channels of all layers before it and adds its own."""

    def __init__(self, num_layers: int, num_input_features: int, growth_rate: int):
        super().__init__()
        self.layers = nn.Sequential(*[DenseLayer(num_input_features + index * growth_rate, growth_rate) for index in range(num_layers)])
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.layers(x)


def get_inputs():
    return [torch.randn(batch_size, num_input_features, height, width)]


def get_init_inputs():
    return [num_layers, num_input_features, growth_rate]
