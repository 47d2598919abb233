import torch
import torch.nn as nn

batch_size = 8
in_channels = 8
out_channels = 4
height = 64
width = 512
features = 64


class DoubleConv(nn.Module):
    """Twice a convolution, normalised and made a distribution over the width."""

    def __init__(self, in_channels: int, out_channels: int):
        super().__init__()
        self.layers = nn.Sequential(
            nn.Conv2d(in_channels, out_channels, 3, padding=1, bias=False),
            nn.BatchNorm2d(out_channels, eps=1e-12),
            nn.Softmax(dim=-1),
            nn.Conv2d(out_channels, out_channels, 3, padding=1, bias=False),
            nn.BatchNorm2d(out_channels, eps=1e-12),
            nn.Softmax(dim=-1),
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.layers(x)


class Model(nn.Module):
    """A U-Net of four levels whose activation is a softmax over the width."""

    def __init__(self, in_channels: int, out_channels: int, features: int):
        super().__init__()
        self.encoder1 = DoubleConv(in_channels, features)
        self.encoder2 = DoubleConv(features, features * 2)
        self.encoder3 = DoubleConv(features * 2, features * 4)
        self.encoder4 = DoubleConv(features * 4, features * 8)
        self.pool = nn.MaxPool2d(2)
        self.bottleneck = DoubleConv(features * 8, features * 16)
        self.upconv4 = nn.ConvTranspose2d(features * 16, features * 8, 2, stride=2, bias=False)
        self.decoder4 = DoubleConv(features * 16, features * 8)
        self.upconv3 = nn.ConvTranspose2d(features * 8, features * 4, 2, stride=2, bias=False)
        self.decoder3 = DoubleConv(features * 8, features * 4)
        self.upconv2 = nn.ConvTranspose2d(features * 4, features * 2, 2, stride=2, bias=False)
        self.decoder2 = DoubleConv(features * 4, features * 2)
        self.upconv1 = nn.ConvTranspose2d(features * 2, features, 2, stride=2, bias=False)
        self.decoder1 = DoubleConv(features * 2, features)
        self.final_conv = nn.Conv2d(features, out_channels, 1, bias=False)
        with torch.no_grad():
            for module in self.modules():
                if isinstance(module, nn.BatchNorm2d):
                    module.weight.uniform_(0.15, 0.3)
                    module.bias.normal_(std=0.1)
                elif isinstance(module, nn.Conv2d):
                    halves = module.weight.unflatten(1, (2, -1))
                    halves -= halves.mean(dim=2, keepdim=True)
                elif isinstance(module, nn.ConvTranspose2d):
                    module.weight -= module.weight.mean(dim=0, keepdim=True)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        enc1 = self.encoder1(x)
        enc2 = self.encoder2(self.pool(enc1))
        enc3 = self.encoder3(self.pool(enc2))
        enc4 = self.encoder4(self.pool(enc3))
        x = self.bottleneck(self.pool(enc4))
        x = self.decoder4(torch.cat((self.upconv4(x), enc4), dim=1))
        x = self.decoder3(torch.cat((self.upconv3(x), enc3), dim=1))
        x = self.decoder2(torch.cat((self.upconv2(x), enc2), dim=1))
        x = self.decoder1(torch.cat((self.upconv1(x), enc1), dim=1))
        return self.final_conv(x)


def get_inputs():
    return [torch.randn(batch_size, in_channels, height, width)]


def get_init_inputs():
    return [in_channels, out_channels, features]
