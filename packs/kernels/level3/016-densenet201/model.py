import torch
import torch.nn as nn

batch_size = 10
num_classes = 10
height = 224
width = 224
growth_rate = 32


class DenseLayer(nn.Module):
    """Adds channels computed from all channels so far."""

    def __init__(self, in_features: int, growth_rate: int):
        super().__init__()
        self.layer = nn.Sequential(
            nn.BatchNorm2d(in_features), nn.ReLU(),
            nn.Conv2d(in_features, 4 * growth_rate, kernel_size=1, bias=False),
            nn.BatchNorm2d(4 * growth_rate), nn.ReLU(),
            nn.Conv2d(4 * growth_rate, growth_rate, kernel_size=3, padding=1, bias=False),
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.cat([x, self.layer(x)], dim=1)


class Model(nn.Module):
    """DenseNet-201: a stem, four dense blocks with transitions between them and a linear classifier."""

    def __init__(self, growth_rate: int = 32, num_classes: int = 1000):
        super().__init__()
        features = 2 * growth_rate
        layers = [
            nn.Conv2d(3, features, kernel_size=7, stride=2, padding=3, bias=False), nn.BatchNorm2d(features), nn.ReLU(),
            nn.MaxPool2d(3, stride=2, padding=1),
        ]
        counts = (6, 12, 48, 32)
        for block, count in enumerate(counts):
            for _ in range(count):
                layers.append(DenseLayer(features, growth_rate))
                features += growth_rate
            layers += [nn.BatchNorm2d(features), nn.ReLU()]
            if block < len(counts) - 1:
                layers += [nn.Conv2d(features, features // 2, kernel_size=1, bias=False), nn.AvgPool2d(2)]
                features //= 2
        self.features = nn.Sequential(*layers)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.classifier = nn.Linear(features, num_classes)
        for module in self.modules():
            if isinstance(module, nn.BatchNorm2d):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, mean=0.5, std=0.1)
        nn.init.normal_(self.features[1].bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        return self.classifier(torch.flatten(self.pool(x), 1))


def get_inputs():
    colour = torch.randn(batch_size, 3, 1, 1)
    return [torch.randn(batch_size, 3, height, width) + colour]


def get_init_inputs():
    return [growth_rate, num_classes]
