import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor pool_logsumexp_gelu_add(torch::Tensor product, torch::Tensor subtrahend, torch::Tensor original, int64_t size);"

source = """
// What combining makes of the values of all threads of a block: over each warp first, then over the warps.
template <class Combine>
__device__ float over_block(float value, float neutral, Combine combine) {
  __shared__ float parts[32];
  for (int distance = 16; distance > 0; distance /= 2) value = combine(value, __shfl_xor_sync(0xffffffff, value, distance));
  __syncthreads();
  if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = value;
  __syncthreads();
  value = threadIdx.x % 32 < blockDim.x / 32 ? parts[threadIdx.x % 32] : neutral;
  for (int distance = 16; distance > 0; distance /= 2) value = combine(value, __shfl_xor_sync(0xffffffff, value, distance));
  return value;
}

__device__ float window_mean(const float* values, const float* subtrahend, int size) {
  float sum = 0.0f;
  for (int i = 0; i < size; ++i) sum += values[i] - subtrahend[i];
  return sum / size;
}

// A block a row; the one number that is left of it is added to a row of the input.
__global__ void pool_logsumexp_gelu_add_kernel(const float* product, const float* subtrahend, const float* original, float* output, int columns, int size, int inputs) {
  const float* from = product + blockIdx.x * static_cast<int64_t>(columns);
  float largest = -INFINITY, sum = 0.0f;
  for (int j = threadIdx.x * size; j + size <= columns; j += blockDim.x * size) largest = fmaxf(largest, window_mean(from + j, subtrahend + j, size));
  largest = over_block(largest, -INFINITY, [](float a, float b) { return fmaxf(a, b); });
  for (int j = threadIdx.x * size; j + size <= columns; j += blockDim.x * size) sum += expf(window_mean(from + j, subtrahend + j, size) - largest);
  sum = over_block(sum, 0.0f, [](float a, float b) { return a + b; });
  const float v = logf(sum) + largest, gelu = 0.5f * v * (1.0f + erff(v * 0.70710678f));
  const int64_t row = blockIdx.x * static_cast<int64_t>(inputs);
  for (int j = threadIdx.x; j < inputs; j += blockDim.x) output[row + j] = original[row + j] + gelu;
}

torch::Tensor pool_logsumexp_gelu_add(torch::Tensor product, torch::Tensor subtrahend, torch::Tensor original, int64_t size) {
  auto values = product.contiguous(), input = original.contiguous();
  auto output = torch::empty_like(input);
  pool_logsumexp_gelu_add_kernel<<<values.size(0), 128>>>(
      values.data_ptr<float>(), subtrahend.data_ptr<float>(), input.data_ptr<float>(), output.data_ptr<float>(), static_cast<int>(values.size(1)), static_cast<int>(size),
      static_cast<int>(input.size(1)));
  return output;
}
"""

kernels = load_inline(name="pool_logsumexp_gelu_add", cpp_sources=declaration, cuda_sources=source, functions=["pool_logsumexp_gelu_add"])


class ModelNew(nn.Module):
    def __init__(self, in_features: int, out_features: int, pool_size: int, bias: bool = True):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features, bias=bias)
        self.subtract = nn.Parameter(torch.empty(out_features))
        self.pool_size = pool_size

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.pool_logsumexp_gelu_add(self.gemm(x), self.subtract, x, self.pool_size)
