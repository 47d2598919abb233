import torch
import torch.nn as nn

batch_size = 16
channels = 64
length = 16384
taps = 16


class Model(nn.Module):
    """A filter of one dimension for each channel, without padding."""

    def __init__(self, channels: int, taps: int):
        super().__init__()
        self.filter = nn.Conv1d(channels, channels, taps, groups=channels, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.filter(x)


def get_inputs():
    return [torch.randn(batch_size, channels, length)]


def get_init_inputs():
    return [channels, taps]
