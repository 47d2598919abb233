import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
in_features = 1024
out_features = 512
scaling_factor = 0.5
hardtanh_min = -2
hardtanh_max = 2


class Model(nn.Module):
    """Scales a linear layer, limits it from both sides and applies GELU."""

    def __init__(self, in_features: int, out_features: int, scaling_factor: float, hardtanh_min: float, hardtanh_max: float):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.scaling_factor = scaling_factor
        self.hardtanh = nn.Hardtanh(min_val=hardtanh_min, max_val=hardtanh_max)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.gemm(x) * self.scaling_factor
        x = self.hardtanh(x)
        return F.gelu(x)


def get_inputs():
    return [torch.randn(batch_size, in_features) * 6]


def get_init_inputs():
    return [in_features, out_features, scaling_factor, hardtanh_min, hardtanh_max]
