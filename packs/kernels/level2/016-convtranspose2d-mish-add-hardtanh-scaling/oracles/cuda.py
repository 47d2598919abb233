import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor mish_add_limit_scale(torch::Tensor convolved, torch::Tensor bias, double addend, double scale);"

source = """
// v * tanh(softplus(v)) with one exponential: tanh(log(1 + e)) is n / (n + 2) for n = e * (e + 2).
__device__ float mish(float v) {
  if (v > 20.0f) return v;
  const float e = expf(v), n = e * (e + 2.0f);
  return v * n / (n + 2.0f);
}

// A block a plane, in place: one channel of one sample. The convolution leaves its bias to this kernel.
__global__ void mish_add_limit_scale_kernel(float* values, const float* bias, int channels, int places, float addend, float scale) {
  float* plane = values + blockIdx.x * static_cast<int64_t>(places);
  const int channel = blockIdx.x % channels;
  const float offset = bias[channel];
#pragma unroll 4
  for (int i = threadIdx.x; i < places; i += blockDim.x) plane[i] = fminf(fmaxf(mish(plane[i] + offset) + addend, -1.0f), 1.0f) * scale;
}

torch::Tensor mish_add_limit_scale(torch::Tensor convolved, torch::Tensor bias, double addend, double scale) {
  auto values = convolved.contiguous();
  const int64_t channels = values.size(1), planes = values.size(0) * channels;
  mish_add_limit_scale_kernel<<<planes, 256>>>(
      values.data_ptr<float>(), bias.data_ptr<float>(), static_cast<int>(channels), static_cast<int>(values.numel() / planes), static_cast<float>(addend), static_cast<float>(scale));
  return values;
}
"""

kernels = load_inline(name="mish_add_limit_scale", cpp_sources=declaration, cuda_sources=source, functions=["mish_add_limit_scale"])


class ModelNew(nn.Module):
    def __init__(self, in_channels: int, out_channels: int, kernel_size: int, stride: int, padding: int, output_padding: int, add_value: float, scale: float):
        super().__init__()
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride, padding=padding, output_padding=output_padding)
        self.steps = (stride, padding, output_padding)
        self.add_value = add_value
        self.scale = scale

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.conv_transpose2d(x, self.conv_transpose.weight, None, *self.steps)
        return kernels.mish_add_limit_scale(x, self.conv_transpose.bias, self.add_value, self.scale)
