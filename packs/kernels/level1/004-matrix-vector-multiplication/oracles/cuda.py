import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor matrix_vector(torch::Tensor A, torch::Tensor B);"

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

// A block a row, in pieces of 16 bytes as far as every row begins at a multiple of them.
__global__ void matrix_vector_kernel(const float* matrix, const float* vector, float* output, int64_t columns) {
  const float* row = matrix + blockIdx.x * columns;
  const int64_t quads = columns % 4 == 0 ? columns / 4 : 0;
  float sum = 0.0f;
#pragma unroll 4
  for (int64_t j = threadIdx.x; j < quads; j += blockDim.x) {
    const float4 a = reinterpret_cast<const float4*>(row)[j], b = reinterpret_cast<const float4*>(vector)[j];
    sum += a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
  }
  for (int64_t j = 4 * quads + threadIdx.x; j < columns; j += blockDim.x) sum += row[j] * vector[j];
  sum = over_block(sum);
  if (threadIdx.x == 0) output[blockIdx.x] = sum;
}

torch::Tensor matrix_vector(torch::Tensor A, torch::Tensor B) {
  auto matrix = A.contiguous(), vector = B.contiguous();
  const int64_t rows = matrix.size(0), columns = matrix.size(1);
  auto output = torch::empty({rows, 1}, matrix.options());
  matrix_vector_kernel<<<rows, 1024>>>(matrix.data_ptr<float>(), vector.data_ptr<float>(), output.data_ptr<float>(), columns);
  return output;
}
"""

kernels = load_inline(name="matrix_vector", cpp_sources=declaration, cuda_sources=source, functions=["matrix_vector"])


class ModelNew(nn.Module):
    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return kernels.matrix_vector(A, B)
