import torch
import torch.nn as nn

batch_size = 128
in_features = 64
out_features = 128


class Model(nn.Module):
    """Normalises each row of a matrix product, adds a second input and the product itself, and multiplies by the second input."""

    def __init__(self, in_features: int, out_features: int):
        super().__init__()
        self.bmm = nn.Linear(in_features, out_features)
        self.instance_norm = nn.InstanceNorm1d(1)

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        product = self.bmm(x)
        x = self.instance_norm(product.unsqueeze(1)).squeeze(1)
        x = x + y
        x = x + product
        return x * y


def get_inputs():
    return [torch.randn(batch_size, in_features), torch.randn(batch_size, out_features)]


def get_init_inputs():
    return [in_features, out_features]
