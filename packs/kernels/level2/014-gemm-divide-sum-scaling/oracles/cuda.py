import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor product_sum(torch::Tensor x, torch::Tensor weight, double factor);"

source = """
__device__ float over_warp(float value) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  return value;
}

// A warp a row, a lane several outputs, which are only ever added up.
__global__ void product_sum_kernel(const float* input, const float* weight, float* output, int64_t rows, int inputs, int outputs, float factor) {
  const int64_t row = blockIdx.x * static_cast<int64_t>(blockDim.x / 32) + threadIdx.x / 32;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int o = threadIdx.x % 32; o < outputs; o += 32) {
    for (int i = 0; i < inputs; ++i) sum += input[row * inputs + i] * weight[o * inputs + i];
  }
  sum = over_warp(sum);
  if (threadIdx.x % 32 == 0) output[row] = sum * factor;
}

torch::Tensor product_sum(torch::Tensor x, torch::Tensor weight, double factor) {
  auto input = x.contiguous();
  const int64_t rows = input.size(0);
  auto output = torch::empty({rows, 1}, input.options());
  product_sum_kernel<<<(rows + 3) / 4, 128>>>(
      input.data_ptr<float>(), weight.data_ptr<float>(), output.data_ptr<float>(), rows, static_cast<int>(input.size(1)), static_cast<int>(weight.size(0)), static_cast<float>(factor));
  return output;
}
"""

kernels = load_inline(name="product_sum", cpp_sources=declaration, cuda_sources=source, functions=["product_sum"])


class ModelNew(nn.Module):
    """The product and all that follows in one launch, which costs more than so small a product."""

    def __init__(self, input_size: int, hidden_size: int, scaling_factor: float):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(hidden_size, input_size))
        self.scaling_factor = scaling_factor

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.product_sum(x, self.weight, self.scaling_factor / 2)
