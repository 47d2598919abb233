import torch
import torch.nn as nn

batch_size = 128
in_features = 1024
out_features = 512
bn_eps = 1e-05
bn_momentum = 0.1
bias_shape = (1,)
divide_value = 1.5


class Model(nn.Module):
    """Normalises a linear layer over the batch, adds a bias, divides by a number and applies Swish."""

    def __init__(self, in_features: int, out_features: int, bn_eps: float, bn_momentum: float, bias_shape: tuple, divide_value: float):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.bn = nn.BatchNorm1d(out_features, eps=bn_eps, momentum=bn_momentum)
        nn.init.uniform_(self.bn.weight, 0.5, 1.5)
        nn.init.normal_(self.bn.bias)
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.divide_value = divide_value

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.bn(self.matmul(x))
        x = x + self.bias
        x = x / self.divide_value
        return x * torch.sigmoid(x)


def get_inputs():
    return [torch.randn(batch_size, in_features)]


def get_init_inputs():
    return [in_features, out_features, bn_eps, bn_momentum, bias_shape, divide_value]
