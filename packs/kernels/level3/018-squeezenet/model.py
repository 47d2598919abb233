import torch
import torch.nn as nn

batch_size = 1
input_channels = 3
height = 224
width = 224
num_classes = 1000
width_mult = 1.0


class Fire(nn.Module):
    """Few channels from a 1x1 convolution, widened by a 1x1 and a 3x3 convolution side by side."""

    def __init__(self, in_channels: int, squeeze_channels: int, expand1x1_channels: int, expand3x3_channels: int):
        super().__init__()
        self.squeeze = nn.Conv2d(in_channels, squeeze_channels, kernel_size=1)
        self.expand1x1 = nn.Conv2d(squeeze_channels, expand1x1_channels, kernel_size=1)
        self.expand3x3 = nn.Conv2d(squeeze_channels, expand3x3_channels, kernel_size=3, padding=1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.relu(self.squeeze(x))
        return torch.relu(torch.cat([self.expand1x1(x), self.expand3x3(x)], dim=1))


class Model(nn.Module):
    """SqueezeNet 1.0: a convolution, eight Fire modules, and a 1x1 convolution whose averages are the classes."""

    def __init__(self, num_classes: int = 1000, input_channels: int = 3, width_mult: float = 1.0):
        super().__init__()

        def fire(in_channels: int, squeeze: int, expand: int) -> Fire:
            return Fire(*[int(channels * width_mult) for channels in (in_channels, squeeze, expand, expand)])

        self.features = nn.Sequential(
            nn.Conv2d(input_channels, int(96 * width_mult), kernel_size=7, stride=2), nn.ReLU(),
            nn.MaxPool2d(3, stride=2, ceil_mode=True),
            fire(96, 16, 64),
            fire(128, 16, 64),
            fire(128, 32, 128),
            nn.MaxPool2d(3, stride=2, ceil_mode=True),
            fire(256, 32, 128),
            fire(256, 48, 192),
            fire(384, 48, 192),
            fire(384, 64, 256),
            nn.MaxPool2d(3, stride=2, ceil_mode=True),
            fire(512, 64, 256),
        )
        self.classifier = nn.Sequential(nn.Conv2d(int(512 * width_mult), num_classes, kernel_size=1), nn.ReLU(), nn.AdaptiveAvgPool2d(1))
        for module in self.modules():
            if isinstance(module, nn.Conv2d):
                nn.init.kaiming_normal_(module.weight, nonlinearity="relu")
                nn.init.normal_(module.bias, std=0.3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        return torch.flatten(self.classifier(x), 1)


def get_inputs():
    colour = torch.randn(batch_size, input_channels, 1, 1)
    contrast = torch.rand(batch_size, 1, 1, 1) * 1.5 + 0.5
    return [(torch.randn(batch_size, input_channels, height, width) + colour) * contrast]


def get_init_inputs():
    return [num_classes, input_channels, width_mult]
