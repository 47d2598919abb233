import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
torch::Tensor masked_cumulative_sum(torch::Tensor x, torch::Tensor mask, int64_t dim) {
  auto input = x.contiguous(), chosen = mask.contiguous();
  auto output = torch::empty_like(input);
  const int64_t length = input.size(dim), inner = input.stride(dim), outer = input.numel() / (length * inner);
#pragma omp parallel for collapse(2)
  for (int64_t o = 0; o < outer; ++o) {
    for (int64_t j = 0; j < inner; ++j) {
      const float* from = input.data_ptr<float>() + o * length * inner + j;
      const bool* selects = chosen.data_ptr<bool>() + o * length * inner + j;
      float* to = output.data_ptr<float>() + o * length * inner + j;
      double total = 0.0;
      for (int64_t i = 0; i < length; ++i) {
        total += from[i * inner] * static_cast<float>(selects[i * inner]);
        to[i * inner] = static_cast<float>(total);
      }
    }
  }
  return output;
}
"""

kernels = load_inline(name="masked_cumulative_sum", cpp_sources=source, functions=["masked_cumulative_sum"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The sum of those elements up to each one that a mask selects."""

    def __init__(self, dim: int):
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return kernels.masked_cumulative_sum(x, mask, self.dim)
