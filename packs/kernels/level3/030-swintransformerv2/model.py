import math

import torch
import torch.nn as nn
import torch.nn.functional as F

batch_size = 10
image_size = 224
patch_size = 4
in_chans = 3
num_classes = 1000
embed_dim = 96
depths = (2, 2, 6, 2)
num_heads = (3, 6, 12, 24)
window_size = 7
mlp_ratio = 4.0


def windows_of(x: torch.Tensor, window: int) -> torch.Tensor:
    """(batch, height, width, channels) cut into (batch * windows, places, channels)."""
    batch, height, width, channels = x.shape
    x = x.reshape(batch, height // window, window, width // window, window, channels)
    return x.transpose(2, 3).reshape(-1, window * window, channels)


def joined(windows: torch.Tensor, window: int, height: int, width: int) -> torch.Tensor:
    """The reverse of windows_of."""
    x = windows.reshape(-1, height // window, width // window, window, window, windows.shape[-1])
    return x.transpose(2, 3).reshape(-1, height, width, windows.shape[-1])


class WindowAttention(nn.Module):
    """Attention within windows by cosine, with a bias that a small perceptron makes of the distance on a logarithmic scale."""

    def __init__(self, dim: int, window: int, num_heads: int):
        super().__init__()
        self.num_heads = num_heads
        self.qkv = nn.Linear(dim, 3 * dim, bias=False)
        self.q_bias = nn.Parameter(torch.randn(dim) * 0.1)
        self.v_bias = nn.Parameter(torch.randn(dim) * 0.1)
        self.logit_scale = nn.Parameter(torch.log(torch.rand(num_heads, 1, 1) * 10 + 5))
        self.cpb_mlp = nn.Sequential(nn.Linear(2, 512), nn.ReLU(), nn.Linear(512, num_heads, bias=False))
        self.proj = nn.Linear(dim, dim)
        steps = torch.arange(window)
        rows = steps.repeat_interleave(window)
        columns = steps.repeat(window)
        distance = torch.stack((rows[:, None] - rows, columns[:, None] - columns), dim=-1) * (8.0 / max(window - 1, 1))
        self.register_buffer("distance", torch.sign(distance) * torch.log2(distance.abs() + 1) / math.log2(8), persistent=False)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        bias = torch.cat((self.q_bias, torch.zeros_like(self.q_bias), self.v_bias))
        q, k, v = (self.qkv(x) + bias).unflatten(2, (3, self.num_heads, -1)).permute(2, 0, 3, 1, 4)
        scores = F.normalize(q, dim=-1) @ F.normalize(k, dim=-1).transpose(-2, -1)
        scores = scores * self.logit_scale.clamp(max=math.log(100.0)).exp()
        scores = scores + 16 * torch.sigmoid(self.cpb_mlp(self.distance).permute(2, 0, 1))
        scores = scores.unflatten(0, (-1, mask.shape[0])) + mask[:, None]
        return self.proj((scores.flatten(0, 1).softmax(dim=-1) @ v).transpose(1, 2).flatten(2))


class Block(nn.Module):
    """Attention within windows, shifted in every other block, and a perceptron, each normalised before it is added."""

    def __init__(self, dim: int, resolution: int, num_heads: int, window_size: int, shift: int, mlp_ratio: float):
        super().__init__()
        self.window = min(window_size, resolution)
        self.shift = shift if resolution > window_size else 0
        self.attn = WindowAttention(dim, self.window, num_heads)
        self.norm1 = nn.LayerNorm(dim)
        hidden = int(dim * mlp_ratio)
        self.mlp = nn.Sequential(nn.Linear(dim, hidden), nn.GELU(), nn.Linear(hidden, dim))
        self.norm2 = nn.LayerNorm(dim)
        zone = torch.zeros(resolution)
        if self.shift > 0:
            zone[-self.window :] = 1
            zone[-self.shift :] = 2
        zones = windows_of((3 * zone[:, None] + zone).reshape(1, resolution, resolution, 1), self.window).squeeze(-1)
        self.register_buffer("mask", (zones[:, :, None] != zones[:, None, :]) * -100.0, persistent=False)

    def attended(self, x: torch.Tensor) -> torch.Tensor:
        height, width = x.shape[1:3]
        x = torch.roll(x, (-self.shift, -self.shift), dims=(1, 2))
        x = self.attn(windows_of(x, self.window), self.mask)
        return torch.roll(joined(x, self.window, height, width), (self.shift, self.shift), dims=(1, 2))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x + self.norm1(self.attended(x))
        return x + self.norm2(self.mlp(x))


class PatchMerging(nn.Module):
    """Joins the channels of each 2x2 places and halves them."""

    def __init__(self, dim: int):
        super().__init__()
        self.reduction = nn.Linear(4 * dim, 2 * dim, bias=False)
        self.norm = nn.LayerNorm(2 * dim)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        corners = (x[:, 0::2, 0::2], x[:, 1::2, 0::2], x[:, 0::2, 1::2], x[:, 1::2, 1::2])
        return self.norm(self.reduction(torch.cat(corners, dim=-1)))


class Model(nn.Module):
    """Swin transformer V2: cosine attention within shifted windows, in stages of halved resolution, averaged and classified."""

    def __init__(
        self,
        img_size: int = 224,
        patch_size: int = 4,
        in_chans: int = 3,
        num_classes: int = 1000,
        embed_dim: int = 96,
        depths: tuple = (2, 2, 6, 2),
        num_heads: tuple = (3, 6, 12, 24),
        window_size: int = 7,
        mlp_ratio: float = 4.0,
    ):
        super().__init__()
        self.patch_embed = nn.Conv2d(in_chans, embed_dim, patch_size, stride=patch_size)
        self.patch_norm = nn.LayerNorm(embed_dim)
        resolution = img_size // patch_size
        dim = embed_dim
        layers: list[nn.Module] = []
        for stage, (depth, heads) in enumerate(zip(depths, num_heads)):
            if stage > 0:
                layers.append(PatchMerging(dim))
                dim = 2 * dim
                resolution = resolution // 2
            for place in range(depth):
                layers.append(Block(dim, resolution, heads, window_size, 0 if place % 2 == 0 else window_size // 2, mlp_ratio))
        self.layers = nn.Sequential(*layers)
        self.norm = nn.LayerNorm(dim)
        self.head = nn.Linear(dim, num_classes)
        for name, module in self.named_modules():
            if isinstance(module, (nn.Linear, nn.Conv2d)) and "cpb_mlp" not in name:
                nn.init.kaiming_normal_(module.weight)
            elif isinstance(module, nn.LayerNorm):
                nn.init.uniform_(module.weight, 0.5, 1.5)
                nn.init.normal_(module.bias, std=0.1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.patch_norm(self.patch_embed(x).permute(0, 2, 3, 1))
        x = self.norm(self.layers(x))
        return self.head(x.mean(dim=(1, 2)))


def get_inputs():
    shade = torch.randn(batch_size, in_chans, 1, 1)
    return [torch.randn(batch_size, in_chans, image_size, image_size) + shade]


def get_init_inputs():
    return [image_size, patch_size, in_chans, num_classes, embed_dim, depths, num_heads, window_size, mlp_ratio]
