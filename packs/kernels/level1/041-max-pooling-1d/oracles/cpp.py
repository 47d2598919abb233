import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>
#include <limits>

torch::Tensor max_pool(torch::Tensor x, int64_t kernel, int64_t stride, int64_t padding, int64_t dilation) {
  auto input = x.contiguous();
  const int64_t batch = input.size(0), channels = input.size(1), length = input.size(2);
  const int64_t windows = (length + 2 * padding - dilation * (kernel - 1) - 1) / stride + 1;
  auto output = torch::empty({batch, channels, windows}, input.options());
#pragma omp parallel for
  for (int64_t row = 0; row < batch * channels; ++row) {
    const float* from = input.data_ptr<float>() + row * length;
    float* to = output.data_ptr<float>() + row * windows;
    for (int64_t w = 0; w < windows; ++w) {
      float largest = -std::numeric_limits<float>::infinity();
      for (int64_t k = 0; k < kernel; ++k) {
        const int64_t place = w * stride - padding + k * dilation;
        if (place >= 0 && place < length) largest = std::max(largest, from[place]);
      }
      to[w] = largest;
    }
  }
  return output;
}
"""

kernels = load_inline(name="max_pool", cpp_sources=source, functions=["max_pool"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The largest element of each window along a sequence, whose elements lie apart by the dilation."""

    def __init__(
        self,
        kernel_size: int,
        stride: int = None,
        padding: int = 0,
        dilation: int = 1,
        return_indices: bool = False,
    ):
        super().__init__()
        self.window = (kernel_size, kernel_size if stride is None else stride, padding, dilation)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.max_pool(x, *self.window)
