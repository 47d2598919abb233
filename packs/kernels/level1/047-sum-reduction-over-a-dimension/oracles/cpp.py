import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>

constexpr int64_t COLUMNS = 256;

torch::Tensor sum_over(torch::Tensor x, int64_t dim) {
  auto input = x.contiguous();
  if (dim < 0) dim += input.dim();
  auto shape = input.sizes().vec();
  const int64_t length = shape[dim], inner = input.stride(dim), outer = input.numel() / (length * inner);
  shape[dim] = 1;
  auto output = torch::empty(shape, input.options());
#pragma omp parallel for collapse(2)
  for (int64_t o = 0; o < outer; ++o) {
    for (int64_t first = 0; first < inner; first += COLUMNS) {
      const int64_t count = std::min(COLUMNS, inner - first);
      float result[COLUMNS];
      std::fill_n(result, count, 0.0f);
      for (int64_t i = 0; i < length; ++i) {
        const float* row = input.data_ptr<float>() + (o * length + i) * inner + first;
#pragma omp simd
        for (int64_t j = 0; j < count; ++j) result[j] += row[j];
      }
      std::copy_n(result, count, output.data_ptr<float>() + o * inner + first);
    }
  }
  return output;
}
"""

kernels = load_inline(name="sum_over", cpp_sources=source, functions=["sum_over"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The sum over one dimension, which is kept with a length of 1."""

    def __init__(self, dim: int):
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.sum_over(x, self.dim)
