import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
torch::Tensor relu(torch::Tensor x) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const float* from = input.data_ptr<float>();
  float* to = output.data_ptr<float>();
  const int64_t count = input.numel();
#pragma omp parallel for simd
  for (int64_t i = 0; i < count; ++i) to[i] = from[i] > 0.0f ? from[i] : 0.0f;
  return output;
}
"""

kernels = load_inline(name="relu", cpp_sources=source, functions=["relu"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.relu(x)
