import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor swish_add_norm(torch::Tensor product, torch::Tensor addend, torch::Tensor weight, torch::Tensor bias, int64_t groups, double eps);"

source = """
__device__ float over_warp(float value) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  return value;
}

// A warp a group, in place; a lane comes back to the elements it has seen.
__global__ void swish_add_norm_kernel(float* values, const float* addend, const float* weight, const float* bias, int64_t all, int groups, int length, float eps) {
  const int64_t index = blockIdx.x * static_cast<int64_t>(blockDim.x / 32) + threadIdx.x / 32;
  if (index >= all) return;
  float* group = values + index * length;
  const int feature = static_cast<int>(index % groups) * length, lane = threadIdx.x % 32;
  float sum = 0.0f, squares = 0.0f;
  for (int j = lane; j < length; j += 32) {
    const float v = group[j];
    group[j] = v / (1.0f + expf(-v)) + addend[feature + j];
    sum += group[j];
  }
  const float mean = over_warp(sum) / length;
  for (int j = lane; j < length; j += 32) squares += (group[j] - mean) * (group[j] - mean);
  const float factor = rsqrtf(over_warp(squares) / length + eps);
  for (int j = lane; j < length; j += 32) group[j] = (group[j] - mean) * factor * weight[feature + j] + bias[feature + j];
}

torch::Tensor swish_add_norm(torch::Tensor product, torch::Tensor addend, torch::Tensor weight, torch::Tensor bias, int64_t groups, double eps) {
  auto values = product.contiguous();
  const int64_t all = values.size(0) * groups;
  swish_add_norm_kernel<<<(all + 7) / 8, 256>>>(
      values.data_ptr<float>(), addend.data_ptr<float>(), weight.data_ptr<float>(), bias.data_ptr<float>(), all, static_cast<int>(groups), static_cast<int>(values.size(1) / groups),
      static_cast<float>(eps));
  return values;
}
"""

kernels = load_inline(name="swish_add_norm", cpp_sources=declaration, cuda_sources=source, functions=["swish_add_norm"])


class ModelNew(nn.Module):
    def __init__(self, in_features: int, out_features: int, num_groups: int, bias_shape: tuple):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.bias = nn.Parameter(torch.empty(bias_shape))
        self.group_norm = nn.GroupNorm(num_groups, out_features)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.swish_add_norm(self.matmul(x), self.bias, self.group_norm.weight, self.group_norm.bias, self.group_norm.num_groups, self.group_norm.eps)
