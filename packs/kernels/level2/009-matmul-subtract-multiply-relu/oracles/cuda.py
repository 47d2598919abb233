import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor subtract_multiply_relu(torch::Tensor x, torch::Tensor weight, torch::Tensor bias, double subtrahend, double factor);"

source = """
__device__ float over_warp(float value) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  return value;
}

// The outputs of a linear layer for one row, a warp each; the block has them in shared memory afterwards.
__device__ void dense(const float* row, const float* weight, const float* bias, float* hidden, int inputs, int outputs) {
  for (int o = threadIdx.x / 32; o < outputs; o += blockDim.x / 32) {
    float sum = 0.0f;
    for (int i = threadIdx.x % 32; i < inputs; i += 32) sum += row[i] * weight[o * inputs + i];
    sum = over_warp(sum);
    if (threadIdx.x % 32 == 0) hidden[o] = sum + bias[o];
  }
  __syncthreads();
}

// A block a row.
__global__ void subtract_multiply_relu_kernel(const float* input, const float* weight, const float* bias, float* output, int inputs, int outputs, float subtrahend, float factor) {
  extern __shared__ float hidden[];
  dense(input + blockIdx.x * static_cast<int64_t>(inputs), weight, bias, hidden, inputs, outputs);
  float* to = output + blockIdx.x * static_cast<int64_t>(outputs);
  for (int o = threadIdx.x; o < outputs; o += blockDim.x) to[o] = fmaxf((hidden[o] - subtrahend) * factor, 0.0f);
}

torch::Tensor subtract_multiply_relu(torch::Tensor x, torch::Tensor weight, torch::Tensor bias, double subtrahend, double factor) {
  auto input = x.contiguous();
  const int64_t rows = input.size(0), inputs = input.size(1), outputs = weight.size(0);
  auto output = torch::empty({rows, outputs}, input.options());
  subtract_multiply_relu_kernel<<<rows, 128, outputs * sizeof(float)>>>(
      input.data_ptr<float>(), weight.data_ptr<float>(), bias.data_ptr<float>(), output.data_ptr<float>(), static_cast<int>(inputs), static_cast<int>(outputs),
      static_cast<float>(subtrahend), static_cast<float>(factor));
  return output;
}
"""

kernels = load_inline(name="subtract_multiply_relu", cpp_sources=declaration, cuda_sources=source, functions=["subtract_multiply_relu"])


class ModelNew(nn.Module):
    """The layer and all that follows in one launch, which costs more than so small a product."""

    def __init__(self, in_features: int, out_features: int, subtract_value: float, multiply_value: float):
        super().__init__()
        self.linear = nn.Linear(in_features, out_features)
        self.subtract_value = subtract_value
        self.multiply_value = multiply_value

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.subtract_multiply_relu(x, self.linear.weight, self.linear.bias, self.subtract_value, self.multiply_value)
