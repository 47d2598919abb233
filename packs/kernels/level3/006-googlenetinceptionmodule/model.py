import torch
import torch.nn as nn

in_channels = 480
out_1x1 = 192
reduce_3x3 = 96
out_3x3 = 208
reduce_5x5 = 16
out_5x5 = 48
pool_proj = 64
batch_size = 10
height = 224
width = 224


class Model(nn.Module):
    """An Inception module of GoogLeNet: four branches over the same input, their channels side by side."""

    def __init__(self, in_channels: int, out_1x1: int, reduce_3x3: int, out_3x3: int, reduce_5x5: int, out_5x5: int, pool_proj: int):
        super().__init__()
        self.branch_1x1 = nn.Sequential(nn.Conv2d(in_channels, out_1x1, kernel_size=1), nn.ReLU())
        self.branch_3x3 = nn.Sequential(
            nn.Conv2d(in_channels, reduce_3x3, kernel_size=1), nn.ReLU(),
            nn.Conv2d(reduce_3x3, out_3x3, kernel_size=3, padding=1), nn.ReLU(),
        )
        self.branch_5x5 = nn.Sequential(
            nn.Conv2d(in_channels, reduce_5x5, kernel_size=1), nn.ReLU(),
            nn.Conv2d(reduce_5x5, out_5x5, kernel_size=5, padding=2), nn.ReLU(),
        )
        self.branch_pool = nn.Sequential(
            nn.MaxPool2d(3, stride=1, padding=1),
            nn.Conv2d(in_channels, pool_proj, kernel_size=1), nn.ReLU(),
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.cat([self.branch_1x1(x), self.branch_3x3(x), self.branch_5x5(x), self.branch_pool(x)], dim=1)


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width)]


def get_init_inputs():
    return [in_channels, out_1x1, reduce_3x3, out_3x3, reduce_5x5, out_5x5, pool_proj]
