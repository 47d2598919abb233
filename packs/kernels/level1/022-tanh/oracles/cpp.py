import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>
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

inline float element(float x) { return 1.0f - 2.0f / (1.0f + exponential(2.0f * x)); }

torch::Tensor hyperbolic_tangent(torch::Tensor x) {
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

kernels = load_inline(name="hyperbolic_tangent", cpp_sources=source, functions=["hyperbolic_tangent"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The hyperbolic tangent of each element."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.hyperbolic_tangent(x)
