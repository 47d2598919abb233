import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
torch::Tensor cumulative_product(torch::Tensor x, int64_t dim) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const int64_t length = input.size(dim), inner = input.stride(dim), outer = input.numel() / (length * inner);
#pragma omp parallel for collapse(2)
  for (int64_t o = 0; o < outer; ++o) {
    for (int64_t j = 0; j < inner; ++j) {
      const float* from = input.data_ptr<float>() + o * length * inner + j;
      float* to = output.data_ptr<float>() + o * length * inner + j;
      double total = 1.0;
      for (int64_t i = 0; i < length; ++i) {
        total *= from[i * inner];
        to[i * inner] = static_cast<float>(total);
      }
    }
  }
  return output;
}
"""

kernels = load_inline(name="cumulative_product", cpp_sources=source, functions=["cumulative_product"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The product of all elements up to each one along a dimension."""

    def __init__(self, dim: int):
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.cumulative_product(x, self.dim)
