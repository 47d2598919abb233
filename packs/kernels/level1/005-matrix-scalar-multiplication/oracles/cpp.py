import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
torch::Tensor scaled(torch::Tensor A, double s) {
  auto input = A.contiguous();
  auto output = torch::empty_like(input);
  const float* from = input.data_ptr<float>();
  float* to = output.data_ptr<float>();
  const int64_t count = input.numel();
  const float factor = static_cast<float>(s);
#pragma omp parallel for simd
  for (int64_t i = 0; i < count; ++i) to[i] = from[i] * factor;
  return output;
}
"""

kernels = load_inline(name="scaled", cpp_sources=source, functions=["scaled"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """A matrix with each of its elements multiplied by the same number."""

    def forward(self, A: torch.Tensor, s: float) -> torch.Tensor:
        return kernels.scaled(A, s)
