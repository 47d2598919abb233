import math

import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
input_size = 512
hidden_size = 1024
scale_factor = 2.0
clamp_min = -10.0
clamp_max = -2.0


class Model(nn.Module):
    """Scales a linear layer, adds it to itself, clamps it, takes the log-sum-exp of each row and applies Mish."""

    def __init__(self, input_size: int, hidden_size: int, scale_factor: float, clamp_min: float, clamp_max: float):
        super().__init__()
        self.matmul = nn.Linear(input_size, hidden_size)
        nn.init.normal_(self.matmul.bias, mean=-(math.log(hidden_size) + 1) / (2 * scale_factor), std=0.1)
        self.scale_factor = scale_factor
        self.clamp_min = clamp_min
        self.clamp_max = clamp_max

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.matmul(x) * self.scale_factor
        x = x + x
        x = torch.clamp(x, self.clamp_min, self.clamp_max)
        x = torch.logsumexp(x, dim=1, keepdim=True)
        return F.mish(x)


def get_inputs():
    scale = torch.rand(batch_size, 1) * 1.5 + 0.2
    return [torch.randn(batch_size, input_size) * scale]


def get_init_inputs():
    return [input_size, hidden_size, scale_factor, clamp_min, clamp_max]
