import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
input_shape = (4096,)


class Model(nn.Module):
    """The mean of one less the cosine of the angle between each prediction and its target."""

    def forward(self, predictions: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return torch.mean(1 - F.cosine_similarity(predictions, targets, dim=1))


def get_inputs():
    closeness = torch.rand(()) * 2 + 0.5 + torch.randn(batch_size, 1) / 2 + torch.randn(input_shape) / 2
    targets = torch.randn(batch_size, *input_shape) * torch.randn(input_shape).exp()
    predictions = targets * closeness + torch.randn(batch_size, *input_shape)
    return [predictions, targets]


def get_init_inputs():
    return []
