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

torch::Tensor instance_norm(torch::Tensor x, double eps) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const int64_t planes = input.size(0) * input.size(1), plane = input.size(2) * input.size(3);
#pragma omp parallel for
  for (int64_t p = 0; p < planes; ++p) {
    const float* from = input.data_ptr<float>() + p * plane;
    float* to = output.data_ptr<float>() + p * plane;
    Moments moments;
    moments.add(from, plane);
    const float factor = static_cast<float>(moments.scale(plane, eps)), mean = static_cast<float>(moments.mean(plane));
#pragma omp simd
    for (int64_t i = 0; i < plane; ++i) to[i] = (from[i] - mean) * factor;
  }
  return output;
}
"""

kernels = load_inline(name="instance_norm", cpp_sources=source, functions=["instance_norm"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Normalises each feature of each sample over both of its dimensions."""

    def __init__(self, num_features: int):
        super().__init__()
        self.norm = nn.InstanceNorm2d(num_features)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.instance_norm(x, self.norm.eps)
