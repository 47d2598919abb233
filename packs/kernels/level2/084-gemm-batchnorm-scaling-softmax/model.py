import torch
import torch.nn as nn

batch_size = 128
in_features = 1024
out_features = 512
bn_eps = 1e-05
bn_momentum = 0.1
scale_shape = (1,)


class Model(nn.Module):
    """Normalises a linear layer over the batch, scales it and takes the softmax of each row."""

    def __init__(self, in_features: int, out_features: int, bn_eps: float, bn_momentum: float, scale_shape: tuple):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.bn = nn.BatchNorm1d(out_features, eps=bn_eps, momentum=bn_momentum)
        nn.init.uniform_(self.bn.weight, 0.5, 1.5)
        nn.init.normal_(self.bn.bias, std=0.5)
        self.scale = nn.Parameter(torch.rand(scale_shape) + 1.0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.bn(self.gemm(x))
        x = x * self.scale
        return torch.softmax(x, dim=1)


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features, bn_eps, bn_momentum, scale_shape]
