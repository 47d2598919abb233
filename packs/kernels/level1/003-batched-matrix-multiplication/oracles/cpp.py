import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>

#ifdef __AVX512F__
typedef float Lanes __attribute__((vector_size(64), aligned(4), may_alias));
#else
typedef float Lanes __attribute__((vector_size(32), aligned(4), may_alias));
#endif

constexpr int64_t LANES = sizeof(Lanes) / sizeof(float);
constexpr int64_t ROWS = 6, WIDTH = 2 * LANES;                  // a tile of c, which is kept in registers
constexpr int64_t BLOCK_M = 192, BLOCK_N = 256, BLOCK_K = 256;  // a block of b, which stays in the cache

// Up to six rows of a, the last one repeated if there are fewer, times a packed panel of b.
inline __attribute__((always_inline)) void multiply_tile(const float* a, int64_t stride, int64_t rows, const float* panel, int64_t depth, float* tile) {
  const float* row[ROWS];
  Lanes sum[ROWS][2];
#pragma GCC unroll 8
  for (int64_t i = 0; i < ROWS; ++i) {
    row[i] = a + std::min(i, rows - 1) * stride;
    sum[i][0] = sum[i][1] = Lanes{};
  }
  for (int64_t p = 0; p < depth; ++p) {
    const Lanes left = *reinterpret_cast<const Lanes*>(panel + p * WIDTH);
    const Lanes right = *reinterpret_cast<const Lanes*>(panel + p * WIDTH + LANES);
#pragma GCC unroll 8
    for (int64_t i = 0; i < ROWS; ++i) {
      sum[i][0] += left * row[i][p];
      sum[i][1] += right * row[i][p];
    }
  }
#pragma GCC unroll 8
  for (int64_t i = 0; i < ROWS; ++i) {
    *reinterpret_cast<Lanes*>(tile + i * WIDTH) = sum[i][0];
    *reinterpret_cast<Lanes*>(tile + i * WIDTH + LANES) = sum[i][1];
  }
}

// The block of c = a b that begins at a row and a column; a is m x k, b is k x n.
void multiply_block(const float* a, const float* b, float* c, int64_t m, int64_t n, int64_t k, int64_t row, int64_t column) {
  alignas(64) float packed[BLOCK_K * BLOCK_N];
  alignas(64) float tile[ROWS * WIDTH];
  const int64_t rows = std::min(BLOCK_M, m - row), columns = std::min(BLOCK_N, n - column);
  for (int64_t first = 0; first < k; first += BLOCK_K) {
    const int64_t depth = std::min(BLOCK_K, k - first);
    for (int64_t p = 0; p < depth; ++p) {
      for (int64_t j = 0; j < columns; j += WIDTH) {
        const int64_t wide = std::min(WIDTH, columns - j);
        float* to = packed + j * BLOCK_K + p * WIDTH;
        std::copy_n(b + (first + p) * n + column + j, wide, to);
        std::fill_n(to + wide, WIDTH - wide, 0.0f);
      }
    }
    for (int64_t i = 0; i < rows; i += ROWS) {
      for (int64_t j = 0; j < columns; j += WIDTH) {
        multiply_tile(a + (row + i) * k + first, k, rows - i, packed + j * BLOCK_K, depth, tile);
        const int64_t high = std::min(ROWS, rows - i), wide = std::min(WIDTH, columns - j);
        for (int64_t r = 0; r < high; ++r) {
          const float* from = tile + r * WIDTH;
          float* to = c + (row + i + r) * n + column + j;
          if (first == 0) {
            std::copy_n(from, wide, to);
          } else {
            for (int64_t l = 0; l < wide; ++l) to[l] += from[l];
          }
        }
      }
    }
  }
}

torch::Tensor batched_product(torch::Tensor A, torch::Tensor B) {
  auto left = A.contiguous(), right = B.contiguous();
  const int64_t batch = left.size(0), m = left.size(1), k = left.size(2), n = right.size(2);
  auto output = torch::empty({batch, m, n}, left.options());
  const float* a = left.data_ptr<float>();
  const float* b = right.data_ptr<float>();
  float* c = output.data_ptr<float>();
#pragma omp parallel for collapse(3) schedule(dynamic)
  for (int64_t i = 0; i < batch; ++i)
    for (int64_t row = 0; row < m; row += BLOCK_M)
      for (int64_t column = 0; column < n; column += BLOCK_N)
        multiply_block(a + i * m * k, b + i * k * n, c + i * m * n, m, n, k, row, column);
  return output;
}
"""

kernels = load_inline(name="batched_product", cpp_sources=source, functions=["batched_product"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The products of two batches of matrices, pair by pair."""

    def forward(self, A: torch.Tensor, B: torch.Tensor) -> torch.Tensor:
        return kernels.batched_product(A, B)
