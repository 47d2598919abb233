import torch
import torch.nn as nn

batch_size = 16
features = 64
num_groups = 8
dim1 = 256
dim2 = 256


class Model(nn.Module):
    """Normalises each group of features of each sample, then scales and shifts each feature."""

    def __init__(self, num_features: int, num_groups: int):
        super().__init__()
        self.norm = nn.GroupNorm(num_groups=num_groups, num_channels=num_features)
        nn.init.uniform_(self.norm.weight, 0.5, 1.5)
        nn.init.normal_(self.norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.norm(x)


def get_inputs():
    scale = torch.rand(batch_size, features, 1, 1) * 3 + 0.5
    places = torch.randn(dim1, dim2).exp()
    offset = torch.randn(batch_size, features, 1, 1)
    return [torch.randn(batch_size, features, dim1, dim2) * scale * places + offset]


def get_init_inputs():
    return [features, num_groups]
