import torch
import torch.nn as nn
import triton
import triton.language as tl


@triton.jit
def add_kernel(x_pointer, y_pointer, result_pointer, count, BLOCK: tl.constexpr):
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = place < count
    x = tl.load(x_pointer + place, mask=inside)
    y = tl.load(y_pointer + place, mask=inside)
    tl.store(result_pointer + place, x + y, mask=inside)


class ModelNew(nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        x, y = x.contiguous(), y.contiguous()
        result = torch.empty_like(x)
        count = result.numel()
        add_kernel[(triton.cdiv(count, 1024),)](x, y, result, count, BLOCK=1024)
        return result
