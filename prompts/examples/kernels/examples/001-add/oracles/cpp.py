import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
torch::Tensor add(torch::Tensor x, torch::Tensor y) {
  auto a = x.contiguous(), b = y.contiguous();
  auto result = torch::empty_like(a);
  const float* from = a.data_ptr<float>();
  const float* added = b.data_ptr<float>();
  float* to = result.data_ptr<float>();
  const int64_t count = a.numel();
#pragma omp parallel for simd
  for (int64_t i = 0; i < count; ++i) to[i] = from[i] + added[i];
  return result;
}
"""

kernels = load_inline(
    name="add",
    cpp_sources=source,
    functions=["add"],
    extra_cflags=["-O3", "-march=native", "-fopenmp"],
)


class ModelNew(nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return kernels.add(x, y)
