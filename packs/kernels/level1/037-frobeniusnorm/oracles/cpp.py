import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <cmath>

torch::Tensor frobenius_norm(torch::Tensor x) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const float* from = input.data_ptr<float>();
  float* to = output.data_ptr<float>();
  const int64_t count = input.numel();
  double squares = 0.0;
#pragma omp parallel for simd reduction(+ : squares)
  for (int64_t i = 0; i < count; ++i) {
    const double value = from[i];
    squares += value * value;
  }
  const float factor = static_cast<float>(1.0 / std::sqrt(squares));
#pragma omp parallel for simd
  for (int64_t i = 0; i < count; ++i) to[i] = from[i] * factor;
  return output;
}
"""

kernels = load_inline(name="frobenius_norm", cpp_sources=source, functions=["frobenius_norm"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Divides a whole tensor by the root of the sum of its squares."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.frobenius_norm(x)
