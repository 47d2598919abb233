import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <cmath>

torch::Tensor l2_norm(torch::Tensor x) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const int64_t rows = input.size(0), columns = input.size(1);
#pragma omp parallel for
  for (int64_t i = 0; i < rows; ++i) {
    const float* from = input.data_ptr<float>() + i * columns;
    float* to = output.data_ptr<float>() + i * columns;
    double sum = 0.0;
#pragma omp simd reduction(+ : sum)
    for (int64_t j = 0; j < columns; ++j) sum += static_cast<double>(from[j]) * from[j];
    const float factor = static_cast<float>(1.0 / std::sqrt(sum));
#pragma omp simd
    for (int64_t j = 0; j < columns; ++j) to[j] = from[j] * factor;
  }
  return output;
}
"""

kernels = load_inline(name="l2_norm", cpp_sources=source, functions=["l2_norm"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Divides each row by its Euclidean length."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.l2_norm(x)
