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

// The probability beyond |x| is half of 1 - erf(|x| / sqrt(2)), here by Abramowitz and Stegun's formula 7.1.26.
inline float element(float x) {
  const float size = std::abs(x);
  const float t = 1.0f / (1.0f + 0.3275911f * 0.707106781f * size);
  const float series = t * (0.254829592f + t * (-0.284496736f + t * (1.421413741f + t * (-1.453152027f + t * 1.061405429f))));
  return std::max(x, 0.0f) - 0.5f * size * series * exponential(-0.5f * x * x);
}

torch::Tensor gelu(torch::Tensor x) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const float* from = input.data_ptr<float>();
  float* to = output.data_ptr<float>();
  const int64_t count = input.numel();
#pragma omp parallel for simd
  for (int64_t i = 0; i < count; ++i) to[i] = element(from[i]);
  return output;
}
"""

kernels = load_inline(name="gelu", cpp_sources=source, functions=["gelu"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Each element times the probability that a standard normal variable is below it."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.gelu(x)
