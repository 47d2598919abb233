import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_features = 512
out_features = 1024
bias_shape = (out_features,)
num_groups = 32


class Model(nn.Module):
    """Adds a bias to a linear layer, limits it to -1 to 1, applies Mish and normalises in groups of features."""

    def __init__(self, in_features: int, out_features: int, bias_shape: tuple, num_groups: int):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.hardtanh = nn.Hardtanh()
        self.group_norm = nn.GroupNorm(num_groups, out_features)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.gemm(x) + self.bias
        x = self.hardtanh(x)
        x = F.mish(x)
        return self.group_norm(x)


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features, bias_shape, num_groups]
