import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor tanh_pool(torch::Tensor convolved, torch::Tensor bias, double first, double second, int64_t size);"

source = """
// A block a plane, a thread an output. The convolution leaves its bias to this kernel.
__global__ void tanh_pool_kernel(const float* input, const float* bias, float* output, int channels, int height, int width, int high, int wide, int size, float first, float second) {
  const float* from = input + blockIdx.x * static_cast<int64_t>(height) * width;
  float* to = output + blockIdx.x * static_cast<int64_t>(high) * wide;
  const float offset = bias[blockIdx.x % channels] - first;
  for (int i = threadIdx.x; i < high * wide; i += blockDim.x) {
    const float* corner = from + i / wide * size * width + i % wide * size;
    float sum = 0.0f;
    for (int k = 0; k < size; ++k) {
      for (int l = 0; l < size; ++l) sum += tanhf(corner[k * width + l] + offset);
    }
    to[i] = sum / (size * size) - second;
  }
}

torch::Tensor tanh_pool(torch::Tensor convolved, torch::Tensor bias, double first, double second, int64_t size) {
  auto input = convolved.contiguous();
  const int64_t batch = input.size(0), channels = input.size(1), height = input.size(2), width = input.size(3), high = height / size, wide = width / size;
  auto output = torch::empty({batch, channels, high, wide}, input.options());
  tanh_pool_kernel<<<batch * channels, 256>>>(
      input.data_ptr<float>(), bias.data_ptr<float>(), output.data_ptr<float>(), channels, height, width, high, wide, size, static_cast<float>(first), static_cast<float>(second));
  return output;
}
"""

kernels = load_inline(name="tanh_pool", cpp_sources=declaration, cuda_sources=source, functions=["tanh_pool"])


class ModelNew(nn.Module):
    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, subtract1_value: float, subtract2_value: float, kernel_size_pool: int):
        super().__init__()
        self.conv = nn.Conv2d(in_channels, out_channels, kernel_size)
        self.numbers = (subtract1_value, subtract2_value, kernel_size_pool)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.tanh_pool(F.conv2d(x, self.conv.weight), self.conv.bias, *self.numbers)
