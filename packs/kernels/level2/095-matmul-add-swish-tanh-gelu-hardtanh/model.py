import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_features = 1024
out_features = 512
add_value_shape = (out_features,)


class Model(nn.Module):
    """Adds a vector to a linear layer and applies Swish, tanh, GELU and a limit from both sides."""

    def __init__(self, in_features: int, out_features: int, add_value_shape: tuple):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.add_value = nn.Parameter(torch.randn(add_value_shape))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.matmul(x) + self.add_value
        x = torch.sigmoid(x) * x
        x = torch.tanh(x)
        x = F.gelu(x)
        return F.hardtanh(x, min_val=-0.5, max_val=0.5)


def get_inputs():
    return [torch.randn(batch_size, in_features) * 2]


def get_init_inputs():
    return [in_features, out_features, add_value_shape]
