import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor add_swish_tanh_gelu_limit(torch::Tensor product, torch::Tensor addend);"

source = """
__global__ void add_swish_tanh_gelu_limit_kernel(float* values, int64_t count, int columns, const float* addend) {
  const int64_t i = blockIdx.x * static_cast<int64_t>(blockDim.x) + threadIdx.x;
  if (i >= count) return;
  const float v = values[i] + addend[i % columns];
  const float t = tanhf(v / (1.0f + expf(-v)));
  values[i] = fminf(fmaxf(0.5f * t * (1.0f + erff(t * 0.70710678f)), -0.5f), 0.5f);
}

// In place, as nobody else sees the product.
torch::Tensor add_swish_tanh_gelu_limit(torch::Tensor product, torch::Tensor addend) {
  auto values = product.contiguous();
  const int64_t count = values.numel();
  add_swish_tanh_gelu_limit_kernel<<<(count + 255) / 256, 256>>>(values.data_ptr<float>(), count, static_cast<int>(values.size(1)), addend.data_ptr<float>());
  return values;
}
"""

kernels = load_inline(name="add_swish_tanh_gelu_limit", cpp_sources=declaration, cuda_sources=source, functions=["add_swish_tanh_gelu_limit"])


class ModelNew(nn.Module):
    def __init__(self, in_features: int, out_features: int, add_value_shape: tuple):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.add_value = nn.Parameter(torch.empty(add_value_shape))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.add_swish_tanh_gelu_limit(self.matmul(x), self.add_value)
