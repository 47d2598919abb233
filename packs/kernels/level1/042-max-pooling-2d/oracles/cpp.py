import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>
#include <limits>

torch::Tensor max_pool(torch::Tensor x, int64_t kernel, int64_t stride, int64_t padding, int64_t dilation) {
  auto input = x.contiguous();
  const int64_t batch = input.size(0), channels = input.size(1), height = input.size(2), width = input.size(3);
  const int64_t reach = dilation * (kernel - 1) + 1;
  const int64_t high = (height + 2 * padding - reach) / stride + 1, wide = (width + 2 * padding - reach) / stride + 1;
  auto output = torch::empty({batch, channels, high, wide}, input.options());
#pragma omp parallel for collapse(2)
  for (int64_t plane = 0; plane < batch * channels; ++plane) {
    for (int64_t i = 0; i < high; ++i) {
      const float* from = input.data_ptr<float>() + plane * height * width;
      float* to = output.data_ptr<float>() + (plane * high + i) * wide;
      std::fill_n(to, wide, -std::numeric_limits<float>::infinity());
      for (int64_t k = 0; k < kernel; ++k) {
        const int64_t y = i * stride - padding + k * dilation;
        if (y < 0 || y >= height) continue;
        for (int64_t j = 0; j < wide; ++j) {
          for (int64_t l = 0; l < kernel; ++l) {
            const int64_t place = j * stride - padding + l * dilation;
            if (place >= 0 && place < width) to[j] = std::max(to[j], from[y * width + place]);
          }
        }
      }
    }
  }
  return output;
}
"""

kernels = load_inline(name="max_pool", cpp_sources=source, functions=["max_pool"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The largest element of each window of an image, whose elements lie apart by the dilation."""

    def __init__(self, kernel_size: int, stride: int, padding: int, dilation: int):
        super().__init__()
        self.window = (kernel_size, stride, padding, dilation)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.max_pool(x, *self.window)
