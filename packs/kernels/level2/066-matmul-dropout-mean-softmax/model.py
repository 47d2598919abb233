import torch
import torch.nn as nn

batch_size = 128
in_features = 100
out_features = 50
pool_size = 2


class Model(nn.Module):
    """Averages neighbouring outputs of a linear layer and takes the softmax of each row."""

    def __init__(self, in_features: int, out_features: int, pool_size: int):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.avg_pool = nn.AvgPool1d(pool_size)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.avg_pool(self.matmul(x))
        return torch.softmax(x, dim=1)


def get_inputs():
    return [torch.randn(batch_size, in_features) * 3]


def get_init_inputs():
    return [in_features, out_features, pool_size]
