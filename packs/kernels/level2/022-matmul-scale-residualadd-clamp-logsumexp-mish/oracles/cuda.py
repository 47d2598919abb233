import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor scale_limit_logsumexp_mish(torch::Tensor product, double factor, double lowest, double highest);"

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

// v * tanh(softplus(v)) with one exponential: tanh(log(1 + e)) is n / (n + 2) for n = e * (e + 2).
__device__ float mish(float v) {
  if (v > 20.0f) return v;
  const float e = expf(v), n = e * (e + 2.0f);
  return v * n / (n + 2.0f);
}

__device__ float limited(float v, float factor, float lowest, float highest) { return fminf(fmaxf(v * factor, lowest), highest); }

// A block a row.
__global__ void scale_limit_logsumexp_mish_kernel(const float* input, float* output, int columns, float factor, float lowest, float highest) {
  const float* from = input + blockIdx.x * static_cast<int64_t>(columns);
  float largest = -INFINITY, sum = 0.0f;
  for (int j = threadIdx.x; j < columns; j += blockDim.x) largest = fmaxf(largest, limited(from[j], factor, lowest, highest));
  largest = over_block(largest, -INFINITY, [](float a, float b) { return fmaxf(a, b); });
  for (int j = threadIdx.x; j < columns; j += blockDim.x) sum += expf(limited(from[j], factor, lowest, highest) - largest);
  sum = over_block(sum, 0.0f, [](float a, float b) { return a + b; });
  if (threadIdx.x == 0) output[blockIdx.x] = mish(logf(sum) + largest);
}

torch::Tensor scale_limit_logsumexp_mish(torch::Tensor product, double factor, double lowest, double highest) {
  auto input = product.contiguous();
  const int64_t rows = input.size(0);
  auto output = torch::empty({rows, 1}, input.options());
  scale_limit_logsumexp_mish_kernel<<<rows, 256>>>(
      input.data_ptr<float>(), output.data_ptr<float>(), static_cast<int>(input.size(1)), static_cast<float>(factor), static_cast<float>(lowest), static_cast<float>(highest));
  return output;
}
"""

kernels = load_inline(name="scale_limit_logsumexp_mish", cpp_sources=declaration, cuda_sources=source, functions=["scale_limit_logsumexp_mish"])


class ModelNew(nn.Module):
    def __init__(self, input_size: int, hidden_size: int, scale_factor: float, clamp_min: float, clamp_max: float):
        super().__init__()
        self.matmul = nn.Linear(input_size, hidden_size)
        self.numbers = (2 * scale_factor, clamp_min, clamp_max)  # the product is added to itself

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.scale_limit_logsumexp_mish(self.matmul(x), *self.numbers)
