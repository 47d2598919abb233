import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor scale_tanh_sigmoid(torch::Tensor convolved, torch::Tensor bias, torch::Tensor weights, double factor);"

source = """
__device__ float sigmoid(float v) { return 1.0f / (1.0f + expf(-v)); }

// A block a plane, in place: one channel of one sample. The convolution leaves its bias to this kernel.
__global__ void scale_tanh_sigmoid_kernel(float* values, const float* bias, int channels, int places, const float* weights, float factor) {
  float* plane = values + blockIdx.x * static_cast<int64_t>(places);
  const int channel = blockIdx.x % channels;
  const float offset = bias[channel], weight = weights[channel];
#pragma unroll 4
  for (int i = threadIdx.x; i < places; i += blockDim.x) plane[i] = sigmoid(tanhf((plane[i] + offset) * factor) * weight);
}

torch::Tensor scale_tanh_sigmoid(torch::Tensor convolved, torch::Tensor bias, torch::Tensor weights, double factor) {
  auto values = convolved.contiguous();
  const int64_t channels = values.size(1), planes = values.size(0) * channels;
  scale_tanh_sigmoid_kernel<<<planes, 256>>>(
      values.data_ptr<float>(), bias.data_ptr<float>(), static_cast<int>(channels), static_cast<int>(values.numel() / planes), weights.data_ptr<float>(), static_cast<float>(factor));
  return values;
}
"""

kernels = load_inline(name="scale_tanh_sigmoid", cpp_sources=declaration, cuda_sources=source, functions=["scale_tanh_sigmoid"])


class ModelNew(nn.Module):
    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, scaling_factor: float, bias_shape: tuple):
        super().__init__()
        self.conv = nn.Conv3d(in_channels, out_channels, kernel_size)
        self.scaling_factor = scaling_factor
        self.bias = nn.Parameter(torch.empty(bias_shape))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.scale_tanh_sigmoid(F.conv3d(x, self.conv.weight), self.conv.bias, self.bias, self.scaling_factor)
