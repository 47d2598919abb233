import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <cmath>

torch::Tensor bias_gelu(torch::Tensor x, torch::Tensor bias) {
  auto input = x.contiguous(), added = bias.contiguous();
  auto result = torch::empty_like(input);
  const int64_t features = added.numel(), rows = input.numel() / features;
  const float* from = input.data_ptr<float>();
  const float* b = added.data_ptr<float>();
  float* to = result.data_ptr<float>();
#pragma omp parallel for
  for (int64_t row = 0; row < rows; ++row) {
#pragma omp simd
    for (int64_t i = 0; i < features; ++i) {
      const float v = from[row * features + i] + b[i];
      // (1 + tanh(u)) / 2 is the logistic function of 2 u.
      to[row * features + i] = v / (1.0f + std::exp(-1.5957691216f * (v + 0.044715f * v * v * v)));
    }
  }
  return result;
}
"""

kernels = load_inline(
    name="bias_gelu",
    cpp_sources=source,
    functions=["bias_gelu"],
    extra_cflags=["-O3", "-march=native", "-fopenmp", "-ffast-math"],
)


class ModelNew(nn.Module):
    """Both steps in one loop, so that every element is read and written once."""

    def __init__(self, features: int):
        super().__init__()
        self.bias = nn.Parameter(torch.randn(features))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.bias_gelu(x, self.bias)
