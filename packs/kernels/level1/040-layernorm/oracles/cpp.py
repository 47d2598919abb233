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

torch::Tensor layer_norm(torch::Tensor x, torch::Tensor weight, torch::Tensor bias, double eps) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const int64_t count = weight.numel(), samples = input.numel() / count;
  const float* weights = weight.data_ptr<float>();
  const float* biases = bias.data_ptr<float>();
#pragma omp parallel for
  for (int64_t n = 0; n < samples; ++n) {
    const float* from = input.data_ptr<float>() + n * count;
    float* to = output.data_ptr<float>() + n * count;
    Moments moments;
    moments.add(from, count);
    const float factor = static_cast<float>(moments.scale(count, eps)), mean = static_cast<float>(moments.mean(count));
#pragma omp simd
    for (int64_t i = 0; i < count; ++i) to[i] = (from[i] - mean) * factor * weights[i] + biases[i];
  }
  return output;
}
"""

kernels = load_inline(name="layer_norm", cpp_sources=source, functions=["layer_norm"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Normalises each sample over features and both dimensions, then scales and shifts each element."""

    def __init__(self, normalized_shape: tuple):
        super().__init__()
        self.norm = nn.LayerNorm(normalized_shape)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.layer_norm(x, self.norm.weight, self.norm.bias, self.norm.eps)
