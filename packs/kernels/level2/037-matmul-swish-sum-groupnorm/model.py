import torch
import torch.nn as nn

batch_size = 128
in_features = 512
out_features = 1024
num_groups = 32
bias_shape = (out_features,)


class Model(nn.Module):
    """Applies Swish to a linear layer, adds a bias and normalises in groups of features."""

    def __init__(self, in_features: int, out_features: int, num_groups: int, bias_shape: tuple):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.group_norm = nn.GroupNorm(num_groups, out_features)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.matmul(x)
        x = torch.sigmoid(x) * x
        x = x + self.bias
        return self.group_norm(x)


def get_inputs():
    return [torch.randn(batch_size, in_features) * 2]


def get_init_inputs():
    return [in_features, out_features, num_groups, bias_shape]
