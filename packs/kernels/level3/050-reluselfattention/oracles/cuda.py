import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor causal_relu(torch::Tensor scores, double scale);"

source = """
// A block a row, in place: a token's scores of itself and those before it. Later ones become 0 and are never read.
__global__ void causal_relu_kernel(float* scores, int length, float scale) {
  float* values = scores + blockIdx.x * static_cast<int64_t>(length);
  const int seen = blockIdx.x % length + 1;
#pragma unroll 4
  for (int j = threadIdx.x; j < length; j += blockDim.x) values[j] = j < seen ? fmaxf(values[j] * scale, 0.0f) : 0.0f;
}

torch::Tensor causal_relu(torch::Tensor scores, double scale) {
  auto values = scores.contiguous();
  const int64_t length = values.size(-1);
  causal_relu_kernel<<<values.numel() / length, 256>>>(values.data_ptr<float>(), static_cast<int>(length), static_cast<float>(scale));
  return values;
}
"""

kernels = load_inline(name="causal_relu", cpp_sources=declaration, cuda_sources=source, functions=["causal_relu"])


class ModelNew(nn.Module):
    """Scaling, mask and rectifier in one kernel between the products, which are PyTorch's."""

    def __init__(self, n_embd: int, n_head: int, max_seqlen: int):
        super().__init__()
        self.n_head = n_head
        self.c_attn = nn.Linear(n_embd, 3 * n_embd)
        self.c_proj = nn.Linear(n_embd, n_embd)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        q, k, v = self.c_attn(x).unflatten(2, (3, self.n_head, -1)).permute(2, 0, 3, 1, 4)
        weights = kernels.causal_relu(q @ k.transpose(-2, -1), q.shape[-1] ** -0.5)
        return self.c_proj((weights @ v).transpose(1, 2).flatten(2))
