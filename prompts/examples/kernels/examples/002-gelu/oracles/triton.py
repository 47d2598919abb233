import torch
import torch.nn as nn
import triton
import triton.language as tl


@triton.jit
def bias_gelu_kernel(x_pointer, bias_pointer, result_pointer, features, BLOCK: tl.constexpr):
    column = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    place = tl.program_id(0).to(tl.int64) * features + column
    inside = column < features
    value = tl.load(x_pointer + place, mask=inside) + tl.load(bias_pointer + column, mask=inside)
    inner = 0.7978845608 * (value + 0.044715 * value * value * value)
    # (1 + tanh(u)) / 2 is the logistic function of 2 u.
    tl.store(result_pointer + place, value * tl.sigmoid(2 * inner), mask=inside)


class ModelNew(nn.Module):
    """Both steps in one kernel, so that every element is read and written once."""

    def __init__(self, features: int):
        super().__init__()
        self.bias = nn.Parameter(torch.randn(features))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x.contiguous()
        result = torch.empty_like(x)
        rows, features = x.shape
        bias_gelu_kernel[(rows, triton.cdiv(features, 1024))](x, self.bias, result, features, BLOCK=1024)
        return result
