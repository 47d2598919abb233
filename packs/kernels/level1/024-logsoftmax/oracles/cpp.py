import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>
#include <cmath>
#include <cstring>

// e to the x: a power of two, made of its bits, times a series; no branches, so that loops of it become SIMD.
inline float exponential(float x) {
  x = std::min(std::max(x, -87.0f), 88.0f);
  const float power = (x * 1.44269504f + 12582912.0f) - 12582912.0f;  // rounds to a whole number
  const float r = (x - power * 0.693359375f) + power * 2.12194440e-4f;
  const float series = 1.0f + r * (1.0f + r * (1.0f / 2 + r * (1.0f / 6 + r * (1.0f / 24 + r * (1.0f / 120 + r * (1.0f / 720))))));
  const int32_t bits = (static_cast<int32_t>(power) + 127) << 23;
  float scale;
  std::memcpy(&scale, &bits, sizeof(scale));
  return series * scale;
}

torch::Tensor log_softmax(torch::Tensor x, int64_t dim) {
  auto input = x.contiguous();
  TORCH_CHECK(dim == -1 || dim == input.dim() - 1, "only along the last dimension");
  auto output = torch::empty_like(input);
  const int64_t columns = input.size(-1), rows = input.numel() / columns;
#pragma omp parallel for
  for (int64_t i = 0; i < rows; ++i) {
    const float* from = input.data_ptr<float>() + i * columns;
    float* to = output.data_ptr<float>() + i * columns;
    float largest = from[0];
#pragma omp simd reduction(max : largest)
    for (int64_t j = 0; j < columns; ++j) largest = from[j] > largest ? from[j] : largest;
    float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
    for (int64_t j = 0; j < columns; ++j) sum += exponential(from[j] - largest);
    const float logarithm = std::log(sum);
#pragma omp simd
    for (int64_t j = 0; j < columns; ++j) to[j] = from[j] - largest - logarithm;
  }
  return output;
}
"""

kernels = load_inline(name="log_softmax", cpp_sources=source, functions=["log_softmax"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Each element less the logarithm of the sum of exponentials along a dimension."""

    def __init__(self, dim: int = 1):
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.log_softmax(x, self.dim)
