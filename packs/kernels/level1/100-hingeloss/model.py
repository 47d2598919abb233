import torch
import torch.nn as nn

batch_size = 128
input_shape = (1,)


class Model(nn.Module):
    """The mean of how far predictions, signed by their targets, fall short of 1."""

    def forward(self, predictions: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return torch.mean(torch.clamp(1 - predictions * targets, min=0))


def get_inputs():
    scale = torch.exp(torch.rand(()) * 3 - 0.5 + torch.randn(batch_size, 1))
    return [torch.randn(batch_size, *input_shape) * scale, torch.randint(0, 2, (batch_size, 1)).float() * 2 - 1]


def get_init_inputs():
    return []
