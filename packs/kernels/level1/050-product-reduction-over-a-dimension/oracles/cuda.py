import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor product(torch::Tensor x, int64_t dim);"

source = """
// A block 32 neighbouring outputs: a column of threads each, whose products meet in shared memory.
__global__ void product_kernel(const float* input, float* output, int64_t depth, int64_t inner) {
  __shared__ float parts[32][32];
  const int64_t column = blockIdx.y * 32ll + threadIdx.x;
  float product = 1.0f;
  if (column < inner) {
#pragma unroll 8
    for (int64_t i = threadIdx.y; i < depth; i += 32) product *= input[(blockIdx.x * depth + i) * inner + column];
  }
  parts[threadIdx.y][threadIdx.x] = product;
  for (int distance = 16; distance > 0; distance /= 2) {
    __syncthreads();
    if (threadIdx.y < distance) parts[threadIdx.y][threadIdx.x] *= parts[threadIdx.y + distance][threadIdx.x];
  }
  if (threadIdx.y == 0 && column < inner) output[blockIdx.x * inner + column] = parts[0][threadIdx.x];
}

torch::Tensor product(torch::Tensor x, int64_t dim) {
  auto input = x.contiguous();
  auto shape = input.sizes().vec();
  const int64_t depth = shape[dim];
  int64_t outer = 1, inner = 1;
  for (int64_t i = 0; i < input.dim(); ++i) (i < dim ? outer : inner) *= i == dim ? 1 : shape[i];
  shape.erase(shape.begin() + dim);
  auto output = torch::empty(shape, input.options());
  const dim3 grid(outer, (inner + 31) / 32);
  product_kernel<<<grid, dim3(32, 32)>>>(input.data_ptr<float>(), output.data_ptr<float>(), depth, inner);
  return output;
}
"""

kernels = load_inline(name="product", cpp_sources=declaration, cuda_sources=source, functions=["product"])


class ModelNew(nn.Module):
    def __init__(self, dim: int):
        super().__init__()
        self.dim = dim

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.product(x, self.dim)
