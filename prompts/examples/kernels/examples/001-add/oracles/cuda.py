import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor add(torch::Tensor x, torch::Tensor y);"

source = """
__global__ void add_kernel(const float* x, const float* y, float* result, int64_t count) {
  const int64_t i = blockIdx.x * static_cast<int64_t>(blockDim.x) + threadIdx.x;
  if (i < count) result[i] = x[i] + y[i];
}

torch::Tensor add(torch::Tensor x, torch::Tensor y) {
  auto a = x.contiguous(), b = y.contiguous();
  auto result = torch::empty_like(a);
  const int64_t count = a.numel();
  const int64_t blocks = (count + 255) / 256;
  add_kernel<<<blocks, 256>>>(a.data_ptr<float>(), b.data_ptr<float>(), result.data_ptr<float>(), count);
  return result;
}
"""

kernels = load_inline(
    name="add",
    cpp_sources=declaration,
    cuda_sources=source,
    functions=["add"],
)


class ModelNew(nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return kernels.add(x, y)
