import torch
import torch.nn as nn

batch_size = 128
in_channels = 3
out_channels = 16
height = 32
width = 32
kernel_size = 3
bias_shape = (out_channels, 1, 1)
num_groups = 4


class Model(nn.Module):
    """Averages each channel of a transposed convolution, adds a bias, takes the log-sum-exp of each group of channels, sums the groups and multiplies by ten."""

    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, bias_shape: tuple, num_groups: int):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size)
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.num_groups = num_groups

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv_transpose(x)
        x = torch.mean(x, dim=(2, 3), keepdim=True)
        x = x + self.bias
        x = torch.logsumexp(x.view(x.shape[0], self.num_groups, -1), dim=2)
        x = torch.sum(x, dim=1)
        return x * 10.0


def get_inputs():
    offset = torch.randn(batch_size, in_channels, 1, 1)
    return [torch.randn(batch_size, in_channels, height, width) + offset * 3]


def get_init_inputs():
    return [in_channels, out_channels, kernel_size, bias_shape, num_groups]
