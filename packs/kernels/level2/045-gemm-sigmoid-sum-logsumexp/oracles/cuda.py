import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor sigmoid_sum_logsumexp(torch::Tensor x, torch::Tensor weight, torch::Tensor bias, int64_t groups);"

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
__global__ void sigmoid_sum_logsumexp_kernel(const float* input, const float* weight, const float* bias, float* output, int inputs, int outputs, int groups) {
  extern __shared__ float hidden[];
  dense(input + blockIdx.x * static_cast<int64_t>(inputs), weight, bias, hidden, inputs, outputs);
  if (threadIdx.x > 0) return;
  const int length = outputs / groups;
  float largest = -INFINITY, sum = 0.0f;
  for (int g = 0; g < groups; ++g) {
    float total = 0.0f;
    for (int i = 0; i < length; ++i) total += 1.0f / (1.0f + expf(-hidden[g * length + i]));
    hidden[g] = total;  // at or before what was read last
    largest = fmaxf(largest, total);
  }
  for (int g = 0; g < groups; ++g) sum += expf(hidden[g] - largest);
  output[blockIdx.x] = logf(sum) + largest;
}

torch::Tensor sigmoid_sum_logsumexp(torch::Tensor x, torch::Tensor weight, torch::Tensor bias, int64_t groups) {
  auto input = x.contiguous();
  const int64_t rows = input.size(0), inputs = input.size(1), outputs = weight.size(0);
  auto output = torch::empty({rows}, input.options());
  sigmoid_sum_logsumexp_kernel<<<rows, 128, outputs * sizeof(float)>>>(
      input.data_ptr<float>(), weight.data_ptr<float>(), bias.data_ptr<float>(), output.data_ptr<float>(), static_cast<int>(inputs), static_cast<int>(outputs), static_cast<int>(groups));
  return output;
}
"""

kernels = load_inline(name="sigmoid_sum_logsumexp", cpp_sources=declaration, cuda_sources=source, functions=["sigmoid_sum_logsumexp"])


class ModelNew(nn.Module):
    """The layer and all that follows in one launch, which costs more than so small a product."""

    def __init__(self, input_size: int, hidden_size: int, output_size: int):
        super().__init__()
        self.linear = nn.Linear(input_size, hidden_size)
        self.output_size = output_size

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.sigmoid_sum_logsumexp(x, self.linear.weight, self.linear.bias, self.output_size)
