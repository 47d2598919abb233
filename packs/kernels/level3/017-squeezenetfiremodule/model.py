import torch
import torch.nn as nn

batch_size = 10
num_input_features = 3
height = 224
width = 224
squeeze_channels = 6
expand1x1_channels = 64
expand3x3_channels = 64


class Model(nn.Module):
    """A Fire module of SqueezeNet: few channels from a 1x1 convolution, widened by a 1x1 and a 3x3 convolution side by side."""

    def __init__(self, in_channels: int, squeeze_channels: int, expand1x1_channels: int, expand3x3_channels: int):
        super().__init__()
        self.squeeze = nn.Conv2d(in_channels, squeeze_channels, kernel_size=1)
        self.expand1x1 = nn.Conv2d(squeeze_channels, expand1x1_channels, kernel_size=1)
        self.expand3x3 = nn.Conv2d(squeeze_channels, expand3x3_channels, kernel_size=3, padding=1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.relu(self.squeeze(x))
        return torch.relu(torch.cat([self.expand1x1(x), self.expand3x3(x)], dim=1))


def get_inputs():
    return [torch.randn(batch_size, num_input_features, height, width)]


def get_init_inputs():
    return [num_input_features, squeeze_channels, expand1x1_channels, expand3x3_channels]
