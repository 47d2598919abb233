import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor rms_norm(torch::Tensor x, double eps);"

source = """
// A thread a place: it reads the features there twice, the second time from the cache.
__global__ void rms_norm_kernel(const float* input, float* output, int features, int64_t places, float eps) {
  const int64_t place = blockIdx.x * static_cast<int64_t>(blockDim.x) + threadIdx.x;
  if (place >= places) return;
  const int64_t begin = blockIdx.y * features * places + place;
  float sum = 0.0f;
  for (int f = 0; f < features; ++f) {
    const float v = input[begin + f * places];
    sum += v * v;
  }
  const float factor = rsqrtf(sum / features + eps);
  for (int f = 0; f < features; ++f) output[begin + f * places] = input[begin + f * places] * factor;
}

torch::Tensor rms_norm(torch::Tensor x, double eps) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const int64_t batch = input.size(0), features = input.size(1), places = input.numel() / (batch * features);
  const dim3 grid((places + 255) / 256, batch);
  rms_norm_kernel<<<grid, 256>>>(input.data_ptr<float>(), output.data_ptr<float>(), static_cast<int>(features), places, static_cast<float>(eps));
  return output;
}
"""

kernels = load_inline(name="rms_norm", cpp_sources=declaration, cuda_sources=source, functions=["rms_norm"])


class ModelNew(nn.Module):
    def __init__(self, num_features: int, eps: float = 1e-5):
        super().__init__()
        self.eps = eps

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.rms_norm(x, self.eps)
