import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor gelu_softmax(torch::Tensor x, torch::Tensor weight, torch::Tensor bias);"

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

__device__ float gelu(float v) { return 0.5f * v * (1.0f + erff(v * 0.70710678f)); }

// A block a row.
__global__ void gelu_softmax_kernel(const float* input, const float* weight, const float* bias, float* output, int inputs, int outputs) {
  extern __shared__ float hidden[];
  dense(input + blockIdx.x * static_cast<int64_t>(inputs), weight, bias, hidden, inputs, outputs);
  if (threadIdx.x >= 32) return;
  float largest = -INFINITY, sum = 0.0f;
  for (int o = threadIdx.x; o < outputs; o += 32) {
    hidden[o] = gelu(hidden[o]);
    largest = fmaxf(largest, hidden[o]);
  }
  for (int distance = 16; distance > 0; distance /= 2) largest = fmaxf(largest, __shfl_xor_sync(0xffffffff, largest, distance));
  for (int o = threadIdx.x; o < outputs; o += 32) sum += expf(hidden[o] - largest);
  const float factor = 1.0f / over_warp(sum);
  for (int o = threadIdx.x; o < outputs; o += 32) output[blockIdx.x * static_cast<int64_t>(outputs) + o] = expf(hidden[o] - largest) * factor;
}

torch::Tensor gelu_softmax(torch::Tensor x, torch::Tensor weight, torch::Tensor bias) {
  auto input = x.contiguous();
  const int64_t rows = input.size(0), inputs = input.size(1), outputs = weight.size(0);
  auto output = torch::empty({rows, outputs}, input.options());
  gelu_softmax_kernel<<<rows, 128, outputs * sizeof(float)>>>(
      input.data_ptr<float>(), weight.data_ptr<float>(), bias.data_ptr<float>(), output.data_ptr<float>(), static_cast<int>(inputs), static_cast<int>(outputs));
  return output;
}
"""

kernels = load_inline(name="gelu_softmax", cpp_sources=declaration, cuda_sources=source, functions=["gelu_softmax"])


class ModelNew(nn.Module):
    """The layer and all that follows in one launch, which costs more than so small a product."""

    def __init__(self, in_features: int, out_features: int):
        super().__init__()
        self.linear = nn.Linear(in_features, out_features)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.gelu_softmax(x, self.linear.weight, self.linear.bias)
