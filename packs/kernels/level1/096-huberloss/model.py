import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
input_shape = (4096,)


class Model(nn.Module):
    """The mean over the differences of half the square where below 1, else of the absolute value less a half."""

    def forward(self, predictions: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return F.smooth_l1_loss(predictions, targets)


def get_inputs():
    scale = torch.exp(torch.rand(()) * 3 - 0.5 + torch.randn(batch_size, 1) + torch.randn(input_shape))
    return [torch.randn(batch_size, *input_shape) * scale, torch.randn(batch_size, *input_shape)]


def get_init_inputs():
    return []
