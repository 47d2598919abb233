import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
inline float element(float x, float slope) { return x > 0.0f ? x : slope * x; }

torch::Tensor leaky_relu(torch::Tensor x, double negative_slope) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const float* from = input.data_ptr<float>();
  float* to = output.data_ptr<float>();
  const int64_t count = input.numel();
  const float slope = static_cast<float>(negative_slope);
#pragma omp parallel for simd
  for (int64_t i = 0; i < count; ++i) to[i] = element(from[i], slope);
  return output;
}
"""

kernels = load_inline(name="leaky_relu", cpp_sources=source, functions=["leaky_relu"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """Multiplies negative elements by a small slope and keeps the others."""

    def __init__(self, negative_slope: float = 0.01):
        super().__init__()
        self.negative_slope = negative_slope

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.leaky_relu(x, self.negative_slope)
