import torch
import torch.nn as nn

batch_size = 10
num_input_features = 32
num_output_features = 64
height = 224
width = 224


class Model(nn.Module):
    """The layer between two dense blocks: normalises, changes the number of channels and halves the resolution."""

    def __init__(self, num_input_features: int, num_output_features: int):
        super().__init__()
        self.transition = nn.Sequential(
            nn.BatchNorm2d(num_input_features), nn.ReLU(),
            nn.Conv2d(num_input_features, num_output_features, kernel_size=1, bias=False),
            nn.AvgPool2d(2),
        )
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.transition(x)


def get_inputs():
    offset = torch.randn(num_input_features, 1, 1)
    return [torch.randn(batch_size, num_input_features, height, width) * 2 + offset]


def get_init_inputs():
    return [num_input_features, num_output_features]
