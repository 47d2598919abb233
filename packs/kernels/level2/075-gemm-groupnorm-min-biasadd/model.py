import torch
import torch.nn as nn

batch_size = 128
in_features = 512
out_features = 256
num_groups = 8
bias_shape = (1, out_features, 1, 1)


class Model(nn.Module):
    """Normalises a linear layer in groups of features, takes the minimum of each sample and adds every bias to it."""

    def __init__(self, in_features: int, out_features: int, num_groups: int, bias_shape: tuple):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.group_norm = nn.GroupNorm(num_groups, out_features)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)
        self.bias = nn.Parameter(torch.randn(bias_shape))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.group_norm(self.gemm(x))
        x = torch.min(x, dim=1, keepdim=True).values
        return x + self.bias


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features, num_groups, bias_shape]
