import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
__global__ void clamp(float* x, long count) {
  for (long i = blockIdx.x * (long)blockDim.x + threadIdx.x; i < count; i += gridDim.x * (long)blockDim.x) x[i] = fmaxf(x[i], 0.0f);
}

torch::Tensor clamped(torch::Tensor x) {
  clamp<<<1056, 256, 0, c10::cuda::getCurrentCUDAStream()>>>(x.data_ptr<float>(), x.numel());
  return x;
}
"""

kernels = load_inline(
    name="clamped",
    cpp_sources="torch::Tensor clamped(torch::Tensor x);",
    cuda_sources="#include <c10/cuda/CUDAStream.h>\n" + source,
    functions=["clamped"],
)


class ModelNew(nn.Module):
    def forward(self, x):
        return kernels.clamped(x)
