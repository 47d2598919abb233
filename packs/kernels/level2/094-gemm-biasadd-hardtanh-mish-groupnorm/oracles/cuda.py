import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor add_limit_mish_norm(torch::Tensor product, torch::Tensor addend, torch::Tensor weight, torch::Tensor bias, int64_t groups, double eps);"

source = """
__device__ float over_warp(float value) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(0xffffffff, value, distance);
  return value;
}

// v * tanh(softplus(v)) with one exponential: tanh(log(1 + e)) is n / (n + 2) for n = e * (e + 2).
__device__ float mish(float v) {
  if (v > 20.0f) return v;
  const float e = expf(v), n = e * (e + 2.0f);
  return v * n / (n + 2.0f);
}

// A warp a group, in place; a lane comes back to the elements it has seen.
__global__ void add_limit_mish_norm_kernel(float* values, const float* addend, const float* weight, const float* bias, int64_t all, int groups, int length, float eps) {
  const int64_t index = blockIdx.x * static_cast<int64_t>(blockDim.x / 32) + threadIdx.x / 32;
  if (index >= all) return;
  float* group = values + index * length;
  const int feature = static_cast<int>(index % groups) * length, lane = threadIdx.x % 32;
  float sum = 0.0f, squares = 0.0f;
  for (int j = lane; j < length; j += 32) {
    group[j] = mish(fminf(fmaxf(group[j] + addend[feature + j], -1.0f), 1.0f));
    sum += group[j];
  }
  const float mean = over_warp(sum) / length;
  for (int j = lane; j < length; j += 32) squares += (group[j] - mean) * (group[j] - mean);
  const float factor = rsqrtf(over_warp(squares) / length + eps);
  for (int j = lane; j < length; j += 32) group[j] = (group[j] - mean) * factor * weight[feature + j] + bias[feature + j];
}

torch::Tensor add_limit_mish_norm(torch::Tensor product, torch::Tensor addend, torch::Tensor weight, torch::Tensor bias, int64_t groups, double eps) {
  auto values = product.contiguous();
  const int64_t all = values.size(0) * groups;
  add_limit_mish_norm_kernel<<<(all + 7) / 8, 256>>>(
      values.data_ptr<float>(), addend.data_ptr<float>(), weight.data_ptr<float>(), bias.data_ptr<float>(), all, static_cast<int>(groups), static_cast<int>(values.size(1) / groups),
      static_cast<float>(eps));
  return values;
}
"""

kernels = load_inline(name="add_limit_mish_norm", cpp_sources=declaration, cuda_sources=source, functions=["add_limit_mish_norm"])


class ModelNew(nn.Module):
    def __init__(self, in_features: int, out_features: int, bias_shape: tuple, num_groups: int):
        super().__init__()
        self.gemm = nn.Linear(in_features, out_features)
        self.bias = nn.Parameter(torch.empty(bias_shape))
        self.group_norm = nn.GroupNorm(num_groups, out_features)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.add_limit_mish_norm(self.gemm(x), self.bias, self.group_norm.weight, self.group_norm.bias, self.group_norm.num_groups, self.group_norm.eps)
