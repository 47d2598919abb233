import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_features = 512
out_features = 1024
num_groups = 8


class Model(nn.Module):
    """Normalises a linear layer over the batch, applies GELU, normalises in groups of features, averages across the groups and rectifies."""

    def __init__(self, in_features: int, out_features: int, num_groups: int):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.batch_norm = nn.BatchNorm1d(out_features)
        nn.init.uniform_(self.batch_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.batch_norm.bias)
        self.group_norm = nn.GroupNorm(num_groups, out_features)
        nn.init.uniform_(self.group_norm.weight, 0.5, 1.5)
        nn.init.normal_(self.group_norm.bias)
        self.num_groups = num_groups

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.batch_norm(self.gemm(x))
        x = F.gelu(x)
        x = self.group_norm(x)
        x = torch.mean(x.view(x.shape[0], self.num_groups, -1), dim=1)
        return torch.relu(x)


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features, num_groups]
