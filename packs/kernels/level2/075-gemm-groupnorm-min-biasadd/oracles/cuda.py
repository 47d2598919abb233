import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor norm_min_add(torch::Tensor product, torch::Tensor weight, torch::Tensor bias, torch::Tensor addend, int64_t groups, double eps);"

source = """
__device__ float over_warp(float value) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  return value;
}

// A block a row, a warp a group at a time. Of a row only the minimum is left, to which every bias is added.
__global__ void norm_min_add_kernel(const float* input, const float* weight, const float* bias, const float* addend, float* output, int columns, int groups, float eps) {
  __shared__ float parts[32];
  const int length = columns / groups, lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
  float smallest = INFINITY;
  for (int g = warp; g < groups; g += warps) {
    const float* group = input + blockIdx.x * static_cast<int64_t>(columns) + g * length;
    float sum = 0.0f, squares = 0.0f;
    for (int j = lane; j < length; j += 32) sum += group[j];
    const float mean = over_warp(sum) / length;
    for (int j = lane; j < length; j += 32) squares += (group[j] - mean) * (group[j] - mean);
    const float factor = rsqrtf(over_warp(squares) / length + eps);
    for (int j = lane; j < length; j += 32) smallest = fminf(smallest, (group[j] - mean) * factor * weight[g * length + j] + bias[g * length + j]);
  }
  for (int distance = 16; distance > 0; distance /= 2) smallest = fminf(smallest, __shfl_xor_sync(0xffffffff, smallest, distance));
  if (lane == 0) parts[warp] = smallest;
  __syncthreads();
  for (int w = 0; w < warps; ++w) smallest = fminf(smallest, parts[w]);
  for (int j = threadIdx.x; j < columns; j += blockDim.x) output[j * static_cast<int64_t>(gridDim.x) + blockIdx.x] = smallest + addend[j];
}

// Minima of shape (rows, 1) and biases of shape (1, columns, 1, 1) give sums of shape (1, columns, rows, 1).
torch::Tensor norm_min_add(torch::Tensor product, torch::Tensor weight, torch::Tensor bias, torch::Tensor addend, int64_t groups, double eps) {
  auto input = product.contiguous();
  const int64_t rows = input.size(0), columns = input.size(1);
  auto output = torch::empty({1, columns, rows, 1}, input.options());
  norm_min_add_kernel<<<rows, 256>>>(
      input.data_ptr<float>(), weight.data_ptr<float>(), bias.data_ptr<float>(), addend.data_ptr<float>(), output.data_ptr<float>(), static_cast<int>(columns), static_cast<int>(groups),
      static_cast<float>(eps));
  return output;
}
"""

kernels = load_inline(name="norm_min_add", cpp_sources=declaration, cuda_sources=source, functions=["norm_min_add"])


class ModelNew(nn.Module):
    def __init__(self, in_features: int, out_features: int, num_groups: int, bias_shape: tuple):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.group_norm = nn.GroupNorm(num_groups, out_features)
        self.bias = nn.Parameter(torch.empty(bias_shape))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        norm = self.group_norm
        return kernels.norm_min_add(self.gemm(x), norm.weight, norm.bias, self.bias, norm.num_groups, norm.eps)
