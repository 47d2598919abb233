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

inline float element(float x, float depth) { return x > 0.0f ? x : depth * (exponential(x) - 1.0f); }

torch::Tensor elu(torch::Tensor x, double alpha) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const float* from = input.data_ptr<float>();
  float* to = output.data_ptr<float>();
  const int64_t count = input.numel();
  const float depth = static_cast<float>(alpha);
#pragma omp parallel for simd
  for (int64_t i = 0; i < count; ++i) to[i] = element(from[i], depth);
  return output;
}
"""

kernels = load_inline(name="elu", cpp_sources=source, functions=["elu"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Keeps positive elements, and bends the others so that none is below minus alpha."""

    def __init__(self, alpha: float = 1.0):
        super().__init__()
        self.alpha = alpha

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.elu(x, self.alpha)
