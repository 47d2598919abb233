import torch
import torch.nn as nn

batch_size = 10
image_size = 32
embed_dim = 128
in_channels = 3
num_heads = 4
num_classes = 1000
num_layers = 6
mlp_ratio = 4.0
patch_size = 4


class Projection(nn.Module):
    """A depthwise convolution over the patches, which the class token passes by, then a linear layer."""

    def __init__(self, dim: int, stride: int):
        super().__init__()
        self.depthwise = nn.Conv2d(dim, dim, 3, stride=stride, padding=1, groups=dim, bias=False)
        self.norm = nn.BatchNorm2d(dim)
        self.linear = nn.Linear(dim, dim)

    def forward(self, x: torch.Tensor, side: int) -> torch.Tensor:
        patches = x[:, 1:].transpose(1, 2).unflatten(2, (side, side))
        patches = self.norm(self.depthwise(patches)).flatten(2).transpose(1, 2)
        return self.linear(torch.cat((x[:, :1], patches), dim=1))


class Block(nn.Module):
    """Attention with convolutional projections, keys and values at half the resolution, and a perceptron."""

    def __init__(self, dim: int, num_heads: int, mlp_ratio: float):
        super().__init__()
        self.num_heads = num_heads
        self.norm1 = nn.LayerNorm(dim)
        self.query = Projection(dim, 1)
        self.key = Projection(dim, 2)
        self.value = Projection(dim, 2)
        self.proj = nn.Linear(dim, dim)
        self.norm2 = nn.LayerNorm(dim)
        hidden = int(dim * mlp_ratio)
        self.mlp = nn.Sequential(nn.Linear(dim, hidden), nn.GELU(), nn.Linear(hidden, dim))

    def attended(self, x: torch.Tensor, side: int) -> torch.Tensor:
        q, k, v = (
            made(x, side).unflatten(2, (self.num_heads, -1)).transpose(1, 2) for made in (self.query, self.key, self.value)
        )
        weights = (q @ k.transpose(-2, -1) * q.shape[-1] ** -0.5).softmax(dim=-1)
        return self.proj((weights @ v).transpose(1, 2).flatten(2))

    def forward(self, x: torch.Tensor, side: int) -> torch.Tensor:
        x = x + self.attended(self.norm1(x), side)
        return x + self.mlp(self.norm2(x))


class Model(nn.Module):
    """A convolutional vision transformer: patches embedded by a convolution, attention with convolutional projections, the class token classified."""

    def __init__(
        self,
        num_classes: int,
        embed_dim: int = 512,
        num_heads: int = 8,
        num_layers: int = 6,
        mlp_ratio: float = 4.0,
        patch_size: int = 4,
        in_channels: int = 3,
    ):
        super().__init__()
        self.conv = nn.Conv2d(in_channels, embed_dim, patch_size, stride=patch_size)
        self.embed_norm = nn.LayerNorm(embed_dim)
        self.cls_token = nn.Parameter(torch.randn(1, 1, embed_dim))
        self.layers = nn.ModuleList([Block(embed_dim, num_heads, mlp_ratio) for _ in range(num_layers)])
        self.norm = nn.LayerNorm(embed_dim)
        self.fc = nn.Linear(embed_dim, num_classes)
        for module in self.modules():
            if isinstance(module, (nn.Linear, nn.Conv2d)):
                nn.init.xavier_normal_(module.weight)
            elif isinstance(module, (nn.LayerNorm, nn.BatchNorm2d)):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.conv(x)
        side = x.shape[-1]
        x = self.embed_norm(x.flatten(2).transpose(1, 2))
        x = torch.cat((self.cls_token.expand(x.shape[0], -1, -1), x), dim=1)
        for layer in self.layers:
            x = layer(x, side)
        return self.fc(self.norm(x[:, 0]))


def get_inputs():
    return [torch.randn(batch_size, in_channels, image_size, image_size)]


def get_init_inputs():
    return [num_classes, embed_dim, num_heads, num_layers, mlp_ratio, patch_size, in_channels]
