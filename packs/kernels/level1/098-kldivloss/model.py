import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 128
input_shape = (4096,)


class Model(nn.Module):
    """The divergence of the predicted distributions from the targets, as a mean over the rows."""

    def forward(self, predictions: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return F.kl_div(torch.log(predictions), targets, reduction="batchmean")


def get_inputs():
    scale = (torch.rand(()) * 2 + 0.5) * (torch.rand(batch_size, 1) + 0.5)
    predictions = torch.randn(batch_size, *input_shape) * scale
    targets = torch.randn(batch_size, *input_shape) + torch.randn(input_shape)
    return [predictions.softmax(dim=-1), targets.softmax(dim=-1)]


def get_init_inputs():
    return []
