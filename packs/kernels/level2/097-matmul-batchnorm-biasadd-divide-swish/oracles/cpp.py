import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>
#include <cmath>
#include <cstring>

#ifdef __AVX512F__
constexpr int LANES = 16;
#else
constexpr int LANES = 8;
#endif
typedef float Lanes __attribute__((vector_size(4 * LANES)));

constexpr int ROWS = 4, COLUMNS = LANES / 4, BLOCK = 32;
constexpr int64_t DEPTH = 1024;

inline Lanes lanes(const float* from) {
  Lanes v;
  std::memcpy(&v, from, sizeof v);
  return v;
}

inline float added(Lanes v) {
  float parts[LANES], total = 0;
  std::memcpy(parts, &v, sizeof v);
#pragma omp simd reduction(+ : total)
  for (int lane = 0; lane < LANES; ++lane) total += parts[lane];
  return total;
}

// Adds the dot products of R rows of x and C rows of w; rows of both begin `stride` numbers apart.
template <int R, int C>
void tile(const float* x, const float* w, int64_t stride, int64_t depth, float* sum) {
  Lanes part[R][C] = {};
  int64_t i = 0;
  for (; i + LANES <= depth; i += LANES) {
#pragma GCC unroll 4
    for (int r = 0; r < R; ++r) {
#pragma GCC unroll 4
      for (int c = 0; c < C; ++c) part[r][c] += lanes(x + r * stride + i) * lanes(w + c * stride + i);
    }
  }
#pragma GCC unroll 4
  for (int r = 0; r < R; ++r) {
#pragma GCC unroll 4
    for (int c = 0; c < C; ++c) {
      float dot = added(part[r][c]);
      for (int64_t j = i; j < depth; ++j) dot += x[r * stride + j] * w[c * stride + j];
      sum[r * BLOCK + c] += dot;
    }
  }
}

template <int R>
void strip(const float* x, const float* w, int64_t stride, int64_t depth, int64_t columns, float* sum) {
  int64_t c = 0;
  for (; c + COLUMNS <= columns; c += COLUMNS) tile<R, COLUMNS>(x, w + c * stride, stride, depth, sum + c);
  for (; c < columns; ++c) tile<R, 1>(x, w + c * stride, stride, depth, sum + c);
}

// The same for at most BLOCK rows of each.
inline void block(const float* x, const float* w, int64_t stride, int64_t depth, int64_t rows, int64_t columns, float* sum) {
  int64_t r = 0;
  for (; r + ROWS <= rows; r += ROWS) strip<ROWS>(x + r * stride, w, stride, depth, columns, sum + r * BLOCK);
  for (; r < rows; ++r) strip<1>(x + r * stride, w, stride, depth, columns, sum + r * BLOCK);
}

// Calls finish(row, column, sum) with every element of the product of x (m rows) and the transpose of w (n rows).
template <class Finish>
void product(const float* x, const float* w, int64_t m, int64_t n, int64_t k, Finish finish) {
#pragma omp parallel for collapse(2) if (m * n * k > 1 << 16)
  for (int64_t top = 0; top < m; top += BLOCK) {
    for (int64_t left = 0; left < n; left += BLOCK) {
      float sum[BLOCK * BLOCK] = {};
      const int64_t rows = std::min<int64_t>(BLOCK, m - top), columns = std::min<int64_t>(BLOCK, n - left);
      for (int64_t i = 0; i < k; i += DEPTH) block(x + top * k + i, w + left * k + i, k, std::min(DEPTH, k - i), rows, columns, sum);
      for (int64_t r = 0; r < rows; ++r) {
        for (int64_t c = 0; c < columns; ++c) finish(top + r, left + c, sum[r * BLOCK + c]);
      }
    }
  }
}

inline float sigmoid(float x) { return 1 / (1 + std::exp(-x)); }

// Normalises every column over the rows; a value becomes finish(normalised).
template <class Finish>
void normalise(float* values, const float* weight, const float* bias, int64_t m, int64_t n, float eps, Finish finish) {
#pragma omp parallel for if (m * n > 1 << 14)
  for (int64_t left = 0; left < n; left += BLOCK) {
    const int64_t columns = std::min<int64_t>(BLOCK, n - left);
    float mean[BLOCK] = {}, scale[BLOCK] = {};
    for (int64_t row = 0; row < m; ++row) {
      for (int64_t c = 0; c < columns; ++c) mean[c] += values[row * n + left + c];
    }
    for (int64_t c = 0; c < columns; ++c) mean[c] /= m;
    for (int64_t row = 0; row < m; ++row) {
      for (int64_t c = 0; c < columns; ++c) {
        const float distance = values[row * n + left + c] - mean[c];
        scale[c] += distance * distance;
      }
    }
    for (int64_t c = 0; c < columns; ++c) scale[c] = weight[left + c] / std::sqrt(scale[c] / m + eps);
    for (int64_t row = 0; row < m; ++row) {
      for (int64_t c = 0; c < columns; ++c) {
        float& value = values[row * n + left + c];
        value = finish((value - mean[c]) * scale[c] + bias[left + c]);
      }
    }
  }
}

torch::Tensor linear_batch_norm_add_divide_swish(torch::Tensor x, torch::Tensor weight, torch::Tensor bias, torch::Tensor norm_weight, torch::Tensor norm_bias, float eps, torch::Tensor addend, float divide_value) {
  const int64_t m = x.size(0), n = weight.size(0), k = weight.size(1);
  auto output = torch::empty({m, n}, x.options());
  const float* b = bias.data_ptr<float>();
  const float a = *addend.data_ptr<float>();
  float* to = output.data_ptr<float>();
  product(x.data_ptr<float>(), weight.data_ptr<float>(), m, n, k, [=](int64_t row, int64_t column, float sum) { to[row * n + column] = sum + b[column]; });
  normalise(to, norm_weight.data_ptr<float>(), norm_bias.data_ptr<float>(), m, n, eps, [=](float y) {
    const float divided = (y + a) / divide_value;
    return divided * sigmoid(divided);
  });
  return output;
}
"""

kernels = load_inline(name="linear_batch_norm_add_divide_swish", cpp_sources=source, functions=["linear_batch_norm_add_divide_swish"], extra_cflags=["-O3", "-march=native", "-fopenmp"])


class ModelNew(nn.Module):
    """The product with its bias, then norm, addition, division and Swish in stripes of columns."""

    def __init__(self, in_features: int, out_features: int, bn_eps: float, bn_momentum: float, bias_shape: tuple, divide_value: float):
        super().__init__()
        self.matmul = nn.Linear(in_features, out_features)
        self.bn = nn.BatchNorm1d(out_features, eps=bn_eps, momentum=bn_momentum)
        self.bias = nn.Parameter(torch.randn(bias_shape))
        self.divide_value = divide_value

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.linear_batch_norm_add_divide_swish(x, self.matmul.weight, self.matmul.bias, self.bn.weight, self.bn.bias, self.bn.eps, self.bias, self.divide_value)
