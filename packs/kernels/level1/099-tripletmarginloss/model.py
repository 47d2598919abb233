import torch
import torch.nn as nn

batch_size = 128
input_shape = (4096,)


class Model(nn.Module):
    """The mean of what an anchor is farther from its positive than from its negative, plus a margin, or zero."""

    def __init__(self, margin: float = 1.0):
        super().__init__()
        self.loss_fn = nn.TripletMarginLoss(margin=margin)

    def forward(self, anchor: torch.Tensor, positive: torch.Tensor, negative: torch.Tensor) -> torch.Tensor:
        return self.loss_fn(anchor, positive, negative)


def get_inputs():
    length = input_shape[0]
    scale = torch.exp(torch.rand(()) * 3 - 1.5 + torch.randn(input_shape)) / length**0.5
    anchor = torch.randn(batch_size, length)
    positive = anchor + torch.randn(batch_size, length) * scale * torch.randn(batch_size, 1).exp()
    negative = anchor + torch.randn(batch_size, length) * scale * torch.randn(batch_size, 1).exp()
    return [anchor, positive, negative]


def get_init_inputs():
    return [1.0]
