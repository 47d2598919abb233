import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor bias_gelu(torch::Tensor x, torch::Tensor bias);"

source = """
// A block for each row: the sum with the bias stays in a register.
__global__ void bias_gelu_kernel(const float* x, const float* bias, float* result, int features) {
  const int64_t begin = blockIdx.x * static_cast<int64_t>(features);
  for (int i = threadIdx.x; i < features; i += blockDim.x) {
    const float v = x[begin + i] + bias[i];
    result[begin + i] = 0.5f * v * (1.0f + tanhf(0.7978845608f * (v + 0.044715f * v * v * v)));
  }
}

torch::Tensor bias_gelu(torch::Tensor x, torch::Tensor bias) {
  auto input = x.contiguous(), added = bias.contiguous();
  auto result = torch::empty_like(input);
  const int64_t features = added.numel(), rows = input.numel() / features;
  bias_gelu_kernel<<<rows, 256>>>(input.data_ptr<float>(), added.data_ptr<float>(), result.data_ptr<float>(), static_cast<int>(features));
  return result;
}
"""

kernels = load_inline(
    name="bias_gelu",
    cpp_sources=declaration,
    cuda_sources=source,
    functions=["bias_gelu"],
)


class ModelNew(nn.Module):
    """Both steps in one kernel, so that every element is read and written once."""

    def __init__(self, features: int):
        super().__init__()
        self.bias = nn.Parameter(torch.randn(features))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.bias_gelu(x, self.bias)
