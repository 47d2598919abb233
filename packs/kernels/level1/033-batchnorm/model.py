import torch
import torch.nn as nn

batch_size = 16
features = 64
dim1 = 256
dim2 = 256


class Model(nn.Module):
    """Normalises each feature over the batch and both dimensions, then scales and shifts it."""

    def __init__(self, num_features: int):
        super().__init__()
        self.norm = nn.BatchNorm2d(num_features)
        nn.init.uniform_(self.norm.weight, 0.5, 1.5)
        nn.init.normal_(self.norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.norm(x)


def get_inputs():
    scale = torch.rand(features, 1, 1) * 4 + 0.5
    offset = torch.randn(features, 1, 1)
    return [torch.randn(batch_size, features, dim1, dim2) * scale + offset]


def get_init_inputs():
    return [features]
