import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor swish_halve_limit_tanh(torch::Tensor product);"

source = """
__global__ void swish_halve_limit_tanh_kernel(float* values, int64_t count) {
  const int64_t i = blockIdx.x * static_cast<int64_t>(blockDim.x) + threadIdx.x;
  if (i >= count) return;
  const float v = values[i];
  const float halved = 0.5f * v / (1.0f + expf(-v));
  values[i] = fminf(fmaxf(tanhf(fminf(fmaxf(halved, -1.0f), 1.0f)), -0.05f), 1.0f);
}

// In place, as nobody else sees the product.
torch::Tensor swish_halve_limit_tanh(torch::Tensor product) {
  auto values = product.contiguous();
  const int64_t count = values.numel();
  swish_halve_limit_tanh_kernel<<<(count + 255) / 256, 256>>>(values.data_ptr<float>(), count);
  return values;
}
"""

kernels = load_inline(name="swish_halve_limit_tanh", cpp_sources=declaration, cuda_sources=source, functions=["swish_halve_limit_tanh"])


class ModelNew(nn.Module):
    def __init__(self, in_features: int, out_features: int, bias: bool = True):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features, bias=bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.swish_halve_limit_tanh(self.gemm(x))
