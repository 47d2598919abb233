import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>
#include <vector>

constexpr int64_t ROWS = 4, WIDTH = 16;  // a tile of the result, which is kept in registers
constexpr int64_t DEPTH = 256;           // of a panel of b, which stays in the cache

// Adds four rows of a times a panel of b to a tile.
inline void multiply(const float* const* row, const float* panel, int64_t depth, float (*sum)[WIDTH]) {
  for (int64_t p = 0; p < depth; ++p) {
    for (int64_t r = 0; r < ROWS; ++r) {
#pragma omp simd
      for (int64_t j = 0; j < WIDTH; ++j) sum[r][j] += row[r][p] * panel[p * WIDTH + j];
    }
  }
}

torch::Tensor matmul_add(torch::Tensor a, torch::Tensor b, torch::Tensor c) {
  auto x = a.contiguous(), y = b.contiguous(), result = c.clone(at::MemoryFormat::Contiguous);
  const int64_t m = x.size(0), k = x.size(1), n = y.size(1);
  const float* left = x.data_ptr<float>();
  const float* right = y.data_ptr<float>();
  float* to = result.data_ptr<float>();
#pragma omp parallel for
  for (int64_t begin = 0; begin < n; begin += WIDTH) {
    const int64_t columns = std::min(WIDTH, n - begin);
    std::vector<float> panel(DEPTH * WIDTH);
    for (int64_t first = 0; first < k; first += DEPTH) {
      const int64_t depth = std::min(DEPTH, k - first);
      for (int64_t p = 0; p < depth; ++p) std::copy_n(right + (first + p) * n + begin, columns, &panel[p * WIDTH]);
      for (int64_t top = 0; top < m; top += ROWS) {
        float sum[ROWS][WIDTH] = {};
        const float* row[ROWS];
        for (int64_t r = 0; r < ROWS; ++r) row[r] = left + std::min(top + r, m - 1) * k + first;
        multiply(row, panel.data(), depth, sum);
        for (int64_t r = 0; r < std::min(ROWS, m - top); ++r) {
          for (int64_t j = 0; j < columns; ++j) to[(top + r) * n + begin + j] += sum[r][j];
        }
      }
    }
  }
  return result;
}
"""

kernels = load_inline(
    name="matmul_add",
    cpp_sources=source,
    functions=["matmul_add"],
    extra_cflags=["-O3", "-march=native", "-fopenmp"],
)


class ModelNew(nn.Module):
    """Each thread takes columns of b in panels that stay in the cache, and adds onto the third matrix."""

    def forward(self, a: torch.Tensor, b: torch.Tensor, c: torch.Tensor) -> torch.Tensor:
        return kernels.matmul_add(a, b, c)
