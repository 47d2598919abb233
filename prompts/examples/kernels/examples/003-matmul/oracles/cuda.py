import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor matmul_add(torch::Tensor a, torch::Tensor b, torch::Tensor c);"

source = """
constexpr int TILE = 64, DEPTH = 16;  // of the result, and along the sum
constexpr int SIDE = 16, EACH = TILE / SIDE;  // threads to a side of the tile, and elements to a side of what a thread computes

__global__ void matmul_add_kernel(const float* a, const float* b, const float* c, float* result, int m, int k, int n) {
  __shared__ float left[DEPTH][TILE + 1], right[DEPTH][TILE];  // rows are one longer, so that a column lies in different banks
  const int top = blockIdx.y * TILE, begin = blockIdx.x * TILE;
  const int row = threadIdx.x / SIDE, column = threadIdx.x % SIDE;
  float sum[EACH][EACH] = {};
  for (int first = 0; first < k; first += DEPTH) {
    for (int i = threadIdx.x; i < TILE * DEPTH; i += SIDE * SIDE) {
      const int r = i / DEPTH, p = i % DEPTH, q = i / TILE, s = i % TILE;
      left[p][r] = top + r < m && first + p < k ? a[(top + r) * static_cast<int64_t>(k) + first + p] : 0.0f;
      right[q][s] = first + q < k && begin + s < n ? b[(first + q) * static_cast<int64_t>(n) + begin + s] : 0.0f;
    }
    __syncthreads();
    for (int p = 0; p < DEPTH; ++p) {
      float x[EACH], y[EACH];
      for (int i = 0; i < EACH; ++i) x[i] = left[p][row + i * SIDE];
      for (int j = 0; j < EACH; ++j) y[j] = right[p][column + j * SIDE];
      for (int i = 0; i < EACH; ++i) {
        for (int j = 0; j < EACH; ++j) sum[i][j] += x[i] * y[j];
      }
    }
    __syncthreads();
  }
  for (int i = 0; i < EACH; ++i) {
    for (int j = 0; j < EACH; ++j) {
      const int r = top + row + i * SIDE, s = begin + column + j * SIDE;
      const int64_t place = r * static_cast<int64_t>(n) + s;
      if (r < m && s < n) result[place] = sum[i][j] + c[place];
    }
  }
}

torch::Tensor matmul_add(torch::Tensor a, torch::Tensor b, torch::Tensor c) {
  auto x = a.contiguous(), y = b.contiguous(), z = c.contiguous();
  const int m = x.size(0), k = x.size(1), n = y.size(1);
  auto result = torch::empty({m, n}, x.options());
  const dim3 blocks((n + TILE - 1) / TILE, (m + TILE - 1) / TILE);
  matmul_add_kernel<<<blocks, SIDE * SIDE>>>(x.data_ptr<float>(), y.data_ptr<float>(), z.data_ptr<float>(), result.data_ptr<float>(), m, k, n);
  return result;
}
"""

kernels = load_inline(
    name="matmul_add",
    cpp_sources=declaration,
    cuda_sources=source,
    functions=["matmul_add"],
)


class ModelNew(nn.Module):
    """A block computes a tile of the result from tiles in shared memory, and adds the third matrix as it writes."""

    def forward(self, a: torch.Tensor, b: torch.Tensor, c: torch.Tensor) -> torch.Tensor:
        return kernels.matmul_add(a, b, c)
