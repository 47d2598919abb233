import torch
import torch.nn as nn
import triton
import triton.language as tl


# A program for some places of one sample: it reads their features twice, the second time from the cache.
@triton.autotune(configs=[triton.Config({"BLOCK": block}, num_warps=4) for block in (256, 512)], key=["features", "places"])
@triton.jit
def rms_norm_kernel(input_pointer, output_pointer, features, places, eps, BLOCK: tl.constexpr):
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = place < places
    begin = tl.program_id(1).to(tl.int64) * features * places
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for feature in range(features):
        value = tl.load(input_pointer + begin + feature * places + place, mask=inside, other=0.0).to(tl.float32)
        total += value * value
    factor = tl.rsqrt(total / features + eps)
    for feature in range(features):
        value = tl.load(input_pointer + begin + feature * places + place, mask=inside, other=0.0).to(tl.float32)
        tl.store(output_pointer + begin + feature * places + place, value * factor, mask=inside)


class ModelNew(nn.Module):
    def __init__(self, num_features: int, eps: float = 1e-5):
        super().__init__()
        self.eps = eps

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x.contiguous()
        output = torch.empty_like(x)
        batch, features = x.shape[:2]
        places = x.numel() // (batch * features)
        rms_norm_kernel[lambda chosen: (triton.cdiv(places, chosen["BLOCK"]), batch)](x, output, features, places, self.eps)
        return output
