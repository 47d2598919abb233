import torch
import torch.nn as nn

embed_dim = 128
num_heads = 4
batch_size = 2
num_channels = embed_dim
image_height = 128
image_width = 128


class Model(nn.Module):
    """Self attention among all pixels of an image, added to the image and normalised over the channels."""

    def __init__(self, embed_dim: int, num_heads: int):
        super().__init__()
        self.attn = nn.MultiheadAttention(embed_dim, num_heads, batch_first=True)
        nn.init.normal_(self.attn.in_proj_weight, std=1.6 * embed_dim**-0.5)
        nn.init.normal_(self.attn.in_proj_bias, std=0.1)
        nn.init.normal_(self.attn.out_proj.bias, std=0.1)
        self.norm = nn.LayerNorm(embed_dim)
        nn.init.uniform_(self.norm.weight, 0.5, 1.5)
        nn.init.normal_(self.norm.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        pixels = x.flatten(2).transpose(1, 2)
        attended, _ = self.attn(pixels, pixels, pixels, need_weights=False)
        return self.norm(attended + pixels).transpose(1, 2).reshape(x.shape)


def get_inputs():
    return [torch.randn(batch_size, num_channels, image_height, image_width)]


def get_init_inputs():
    return [embed_dim, num_heads]
