import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>

torch::Tensor average_pool(torch::Tensor x, int64_t kernel, int64_t stride, int64_t padding) {
  auto input = x.contiguous();
  const int64_t batch = input.size(0), channels = input.size(1), length = input.size(2);
  const int64_t windows = (length + 2 * padding - kernel) / stride + 1;
  auto output = torch::empty({batch, channels, windows}, input.options());
#pragma omp parallel for
  for (int64_t row = 0; row < batch * channels; ++row) {
    const float* from = input.data_ptr<float>() + row * length;
    float* to = output.data_ptr<float>() + row * windows;
    for (int64_t w = 0; w < windows; ++w) {
      const int64_t begin = w * stride - padding, end = std::min(begin + kernel, length);
      float sum = 0.0f;
      for (int64_t place = std::max<int64_t>(begin, 0); place < end; ++place) sum += from[place];
      to[w] = sum / kernel;
    }
  }
  return output;
}
"""

kernels = load_inline(name="average_pool", cpp_sources=source, functions=["average_pool"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The mean of each window along a sequence, zeros beyond its ends included."""

    def __init__(self, kernel_size: int, stride: int = 1, padding: int = 0):
        super().__init__()
        self.window = (kernel_size, stride, padding)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.average_pool(x, *self.window)
