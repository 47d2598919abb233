import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor depthwise(torch::Tensor x, torch::Tensor weight, int64_t stride, int64_t padding);"

source = """
// A thread an output; blocks along x are planes, blocks along y pieces of them. Neighbours find the image in the cache.
__global__ void depthwise_kernel(const float* input, const float* weight, float* output, int channels, int height, int width, int high, int wide, int size, int stride, int padding) {
  const int place = blockIdx.y * blockDim.x + threadIdx.x;
  if (place >= high * wide) return;
  const float* from = input + blockIdx.x * static_cast<int64_t>(height) * width;
  const float* taps = weight + blockIdx.x % channels * size * size;
  const int top = place / wide * stride - padding, left = place % wide * stride - padding;
  float sum = 0.0f;
  for (int k = 0; k < size; ++k) {
    const int row = top + k;
    if (row < 0 || row >= height) continue;
    for (int l = 0; l < size; ++l) {
      const int column = left + l;
      if (column >= 0 && column < width) sum += taps[k * size + l] * from[row * width + column];
    }
  }
  output[blockIdx.x * static_cast<int64_t>(high) * wide + place] = sum;
}

torch::Tensor depthwise(torch::Tensor x, torch::Tensor weight, int64_t stride, int64_t padding) {
  auto input = x.contiguous();
  const int64_t batch = input.size(0), channels = input.size(1), height = input.size(2), width = input.size(3), size = weight.size(2);
  const int64_t high = (height + 2 * padding - size) / stride + 1, wide = (width + 2 * padding - size) / stride + 1;
  auto output = torch::empty({batch, channels, high, wide}, input.options());
  const dim3 grid(batch * channels, (high * wide + 255) / 256);
  depthwise_kernel<<<grid, 256>>>(
      input.data_ptr<float>(), weight.data_ptr<float>(), output.data_ptr<float>(), channels, height, width, high, wide, size, stride, padding);
  return output;
}
"""

kernels = load_inline(name="depthwise", cpp_sources=declaration, cuda_sources=source, functions=["depthwise"])


class ModelNew(nn.Module):
    def __init__(self, in_channels: int, kernel_size: int, stride: int = 1, padding: int = 0):
        super().__init__()
        self.conv2d = nn.Conv2d(in_channels, in_channels, kernel_size, groups=in_channels, bias=False)
        self.steps = (stride, padding)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.depthwise(x, self.conv2d.weight, *self.steps)
