import torch
import torch.nn as nn

batch_size = 10
input_channels = 3
height = 224
width = 224
num_classes = 1000
width_mult = 1.0


class Inception(nn.Module):
    """Four branches over the same input, their channels side by side."""

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


class Model(nn.Module):
    """GoogLeNet: a stem of three convolutions, nine Inception modules and a linear classifier."""

    def __init__(self, num_classes: int = 1000, input_channels: int = 3, width_mult: float = 1.0):
        super().__init__()

        def inception(in_channels: int, *widths: int) -> Inception:
            return Inception(*[int(channels * width_mult) for channels in (in_channels, *widths)])

        narrow = int(64 * width_mult)
        wide = int(192 * width_mult)
        self.stem = nn.Sequential(
            nn.Conv2d(input_channels, narrow, kernel_size=7, stride=2, padding=3), nn.ReLU(),
            nn.MaxPool2d(3, stride=2, padding=1),
            nn.Conv2d(narrow, narrow, kernel_size=1), nn.ReLU(),
            nn.Conv2d(narrow, wide, kernel_size=3, padding=1), nn.ReLU(),
            nn.MaxPool2d(3, stride=2, padding=1),
        )
        self.modules_3 = nn.Sequential(
            inception(192, 64, 96, 128, 16, 32, 32),
            inception(256, 128, 128, 192, 32, 96, 64),
            nn.MaxPool2d(3, stride=2, padding=1),
        )
        self.modules_4 = nn.Sequential(
            inception(480, 192, 96, 208, 16, 48, 64),
            inception(512, 160, 112, 224, 24, 64, 64),
            inception(512, 128, 128, 256, 24, 64, 64),
            inception(512, 112, 144, 288, 32, 64, 64),
            inception(528, 256, 160, 320, 32, 128, 128),
            nn.MaxPool2d(3, stride=2, padding=1),
        )
        self.modules_5 = nn.Sequential(
            inception(832, 256, 160, 320, 32, 128, 128),
            inception(832, 384, 192, 384, 48, 128, 128),
        )
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.classifier = nn.Linear(int(1024 * width_mult), num_classes)
        for module in self.modules():
            if isinstance(module, (nn.Conv2d, nn.Linear)):
                nn.init.kaiming_normal_(module.weight, nonlinearity="relu")
                nn.init.normal_(module.bias, std=0.3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.stem(x)
        x = self.modules_5(self.modules_4(self.modules_3(x)))
        return self.classifier(torch.flatten(self.pool(x), 1))


def get_inputs():
    colour = torch.randn(batch_size, input_channels, 1, 1)
    contrast = torch.rand(batch_size, 1, 1, 1) * 1.5 + 0.5
    return [(torch.randn(batch_size, input_channels, height, width) + colour) * contrast]


def get_init_inputs():
    return [num_classes, input_channels, width_mult]
