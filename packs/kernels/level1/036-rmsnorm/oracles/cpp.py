import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>
#include <cmath>

constexpr int64_t PLACES = 512;

torch::Tensor rms_norm(torch::Tensor x, double eps) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const int64_t batch = input.size(0), features = input.size(1), plane = input.numel() / (batch * features);
#pragma omp parallel for collapse(2)
  for (int64_t n = 0; n < batch; ++n) {
    for (int64_t first = 0; first < plane; first += PLACES) {
      const int64_t count = std::min(PLACES, plane - first);
      const float* from = input.data_ptr<float>() + n * features * plane + first;
      float* to = output.data_ptr<float>() + n * features * plane + first;
      float factor[PLACES] = {};
      for (int64_t f = 0; f < features; ++f)
        for (int64_t i = 0; i < count; ++i) factor[i] += from[f * plane + i] * from[f * plane + i];
      for (int64_t i = 0; i < count; ++i) factor[i] = 1.0f / std::sqrt(factor[i] / features + static_cast<float>(eps));
      for (int64_t f = 0; f < features; ++f)
#pragma omp simd
        for (int64_t i = 0; i < count; ++i) to[f * plane + i] = from[f * plane + i] * factor[i];
    }
  }
  return output;
}
"""

kernels = load_inline(name="rms_norm", cpp_sources=source, functions=["rms_norm"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Divides the features at each place by the root of the mean of their squares."""

    def __init__(self, num_features: int, eps: float = 1e-5):
        super().__init__()
        self.num_features = num_features
        self.eps = eps

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.rms_norm(x, self.eps)
