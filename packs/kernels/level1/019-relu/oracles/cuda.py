import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor relu(torch::Tensor x);"

source = """
// Four elements a thread, so that every access is one of 16 bytes.
__global__ void relu_kernel(const float4* from, float4* to, int64_t quads) {
  const int64_t i = blockIdx.x * static_cast<int64_t>(blockDim.x) + threadIdx.x;
  if (i >= quads) return;
  const float4 v = from[i];
  to[i] = make_float4(fmaxf(v.x, 0.0f), fmaxf(v.y, 0.0f), fmaxf(v.z, 0.0f), fmaxf(v.w, 0.0f));
}

__global__ void relu_rest(const float* from, float* to, int64_t begin, int64_t count) {
  const int64_t i = begin + threadIdx.x;
  if (i < count) to[i] = fmaxf(from[i], 0.0f);
}

torch::Tensor relu(torch::Tensor x) {
  auto input = x.contiguous();
  auto output = torch::empty_like(input);
  const int64_t count = input.numel(), quads = count / 4;
  const float* from = input.data_ptr<float>();
  float* to = output.data_ptr<float>();
  if (quads > 0) relu_kernel<<<(quads + 255) / 256, 256>>>(reinterpret_cast<const float4*>(from), reinterpret_cast<float4*>(to), quads);
  if (count % 4 > 0) relu_rest<<<1, 4>>>(from, to, quads * 4, count);
  return output;
}
"""

kernels = load_inline(name="relu", cpp_sources=declaration, cuda_sources=source, functions=["relu"])


class ModelNew(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.relu(x)
