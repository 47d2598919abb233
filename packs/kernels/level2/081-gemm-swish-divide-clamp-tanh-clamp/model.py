import torch
import torch.nn as nn

batch_size = 128
in_features = 1024
out_features = 512


class Model(nn.Module):
    """Applies Swish to a linear layer, halves it, clamps it, applies tanh and clamps it again."""

    def __init__(self, in_features: int, out_features: int, bias: bool = True):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features, bias=bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.gemm(x)
        x = x * torch.sigmoid(x)
        x = x / 2.0
        x = torch.clamp(x, min=-1.0, max=1.0)
        x = torch.tanh(x)
        return torch.clamp(x, min=-0.05, max=1.0)


def get_inputs():
    return [torch.randn(batch_size, in_features) * 4]


def get_init_inputs():
    return [in_features, out_features]
