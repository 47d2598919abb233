import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor diagonal_product(torch::Tensor A, torch::Tensor B);"

source = """
// A block a row, whose elements are all multiplied by one of the diagonal; the zeros beside the diagonal are never made.
__global__ void diagonal_product_kernel(const float* diagonal, const float* matrix, float* output, int64_t columns) {
  const float factor = diagonal[blockIdx.x];
  const float* from = matrix + blockIdx.x * columns;
  float* to = output + blockIdx.x * columns;
  const int64_t quads = columns % 4 == 0 ? columns / 4 : 0;
#pragma unroll 4
  for (int64_t j = threadIdx.x; j < quads; j += blockDim.x) {
    const float4 v = reinterpret_cast<const float4*>(from)[j];
    reinterpret_cast<float4*>(to)[j] = make_float4(factor * v.x, factor * v.y, factor * v.z, factor * v.w);
  }
  for (int64_t j = 4 * quads + threadIdx.x; j < columns; j += blockDim.x) to[j] = factor * from[j];
}

torch::Tensor diagonal_product(torch::Tensor A, torch::Tensor B) {
  auto diagonal = A.contiguous(), matrix = B.contiguous();
  auto output = torch::empty_like(matrix);
  diagonal_product_kernel<<<matrix.size(0), 256>>>(diagonal.data_ptr<float>(), matrix.data_ptr<float>(), output.data_ptr<float>(), matrix.size(1));
  return output;
}
"""

kernels = load_inline(name="diagonal_product", cpp_sources=declaration, cuda_sources=source, functions=["diagonal_product"])


class ModelNew(nn.Module):
    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return kernels.diagonal_product(A, B)
