import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <cmath>

struct Moments {
  double sum = 0.0, squares = 0.0;

  void add(const float* x, int64_t count) {
    double plain = 0.0, squared = 0.0;
#pragma omp simd reduction(+ : plain, squared)
    for (int64_t i = 0; i < count; ++i) {
      const double value = x[i];
      plain += value;
      squared += value * value;
    }
    sum += plain;
    squares += squared;
  }

  double mean(int64_t count) const { return sum / count; }

  double scale(int64_t count, double eps) const { return 1.0 / std::sqrt(squares / count - mean(count) * mean(count) + eps); }
};

torch::Tensor group_norm(torch::Tensor x, torch::Tensor weight, torch::Tensor bias, int64_t groups, double eps) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const int64_t batch = input.size(0), channels = input.size(1), plane = input.size(2) * input.size(3);
  const int64_t members = channels / groups, count = members * plane;
#pragma omp parallel for collapse(2)
  for (int64_t n = 0; n < batch; ++n) {
    for (int64_t g = 0; g < groups; ++g) {
      Moments moments;
      moments.add(input.data_ptr<float>() + (n * groups + g) * count, count);
      for (int64_t c = g * members; c < (g + 1) * members; ++c) {
        const double scale = moments.scale(count, eps) * weight.data_ptr<float>()[c];
        const float factor = static_cast<float>(scale);
        const float offset = static_cast<float>(bias.data_ptr<float>()[c] - moments.mean(count) * scale);
        const float* from = input.data_ptr<float>() + (n * channels + c) * plane;
        float* to = output.data_ptr<float>() + (n * channels + c) * plane;
#pragma omp simd
        for (int64_t i = 0; i < plane; ++i) to[i] = from[i] * factor + offset;
      }
    }
  }
  return output;
}
"""

kernels = load_inline(name="group_norm", cpp_sources=source, functions=["group_norm"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Normalises each group of features of each sample, then scales and shifts each feature."""

    def __init__(self, num_features: int, num_groups: int):
        super().__init__()
        self.norm = nn.GroupNorm(num_groups=num_groups, num_channels=num_features)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.group_norm(x, self.norm.weight, self.norm.bias, self.norm.num_groups, self.norm.eps)
