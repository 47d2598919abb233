import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor l2_norm(torch::Tensor x);"

source = """
// The sum of a value over all threads of a block: over each warp first, then over the warps.
__device__ float over_block(float value) {
  __shared__ float parts[32];
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  __syncthreads();
  if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = value;
  __syncthreads();
  value = threadIdx.x % 32 < blockDim.x / 32 ? parts[threadIdx.x % 32] : 0.0f;
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  return value;
}

// A block a row, which it reads twice, the second time from the cache.
__global__ void l2_norm_kernel(const float* input, float* output, int64_t columns) {
  const float* from = input + blockIdx.x * columns;
  float* to = output + blockIdx.x * columns;
  float sum = 0.0f;
#pragma unroll 8
  for (int64_t j = threadIdx.x; j < columns; j += blockDim.x) sum += from[j] * from[j];
  const float factor = rsqrtf(over_block(sum));
#pragma unroll 8
  for (int64_t j = threadIdx.x; j < columns; j += blockDim.x) to[j] = from[j] * factor;
}

torch::Tensor l2_norm(torch::Tensor x) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  l2_norm_kernel<<<input.size(0), 1024>>>(input.data_ptr<float>(), output.data_ptr<float>(), input.size(1));
  return output;
}
"""

kernels = load_inline(name="l2_norm", cpp_sources=declaration, cuda_sources=source, functions=["l2_norm"])


class ModelNew(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.l2_norm(x)
