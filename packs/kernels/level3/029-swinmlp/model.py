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


class Block(nn.Module):
    """Mixes the places of each window with a matrix per head, then the channels with a perceptron."""

    def __init__(self, dim: int, resolution: int, num_heads: int, window_size: int, shift: int, mlp_ratio: float):
        super().__init__()
        self.window = min(window_size, resolution)
        self.shift = shift if resolution > window_size else 0
        self.num_heads = num_heads
        places = num_heads * self.window**2
        self.norm1 = nn.LayerNorm(dim)
        self.spatial_mlp = nn.Conv1d(places, places, 1, groups=num_heads)
        self.norm2 = nn.LayerNorm(dim)
        hidden = int(dim * mlp_ratio)
        self.mlp = nn.Sequential(nn.Linear(dim, hidden), nn.GELU(), nn.Linear(hidden, dim))

    def mixed(self, x: torch.Tensor) -> torch.Tensor:
        """The windows' places mixed; x is (batch, height, width, channels), padded around where windows are shifted."""
        batch, height, width, dim = x.shape
        before = (self.window - self.shift) % self.window
        x = F.pad(x, (0, 0, before, self.shift, before, self.shift))
        rows = x.shape[1] // self.window
        columns = x.shape[2] // self.window
        split = (batch, rows, self.window, columns, self.window, self.num_heads, dim // self.num_heads)
        windows = x.reshape(split).permute(0, 1, 3, 5, 2, 4, 6)
        y = windows.reshape(batch * rows * columns, -1, dim // self.num_heads)
        y = self.spatial_mlp(y).reshape(windows.shape)
        y = y.permute(0, 1, 4, 2, 5, 3, 6).reshape(x.shape)
        return y[:, before : before + height, before : before + width]

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x + self.mixed(self.norm1(x))
        return x + self.mlp(self.norm2(x))


class PatchMerging(nn.Module):
    """Joins the channels of each 2x2 places and halves them."""

    def __init__(self, dim: int):
        super().__init__()
        self.norm = nn.LayerNorm(4 * dim)
        self.reduction = nn.Linear(4 * dim, 2 * dim, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        corners = (x[:, 0::2, 0::2], x[:, 1::2, 0::2], x[:, 0::2, 1::2], x[:, 1::2, 1::2])
        return self.reduction(self.norm(torch.cat(corners, dim=-1)))


class Model(nn.Module):
    """Swin MLP: patches mixed within shifted windows by matrices instead of attention, in stages of halved resolution, averaged and classified."""

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
        for module in self.modules():
            if isinstance(module, (nn.Linear, nn.Conv1d, nn.Conv2d)):
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
