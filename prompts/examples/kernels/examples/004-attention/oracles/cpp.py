import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

source = """
#include <algorithm>
#include <cmath>

constexpr int SIZE = 64, KEYS = 32;

// The result of one query: keys in blocks, whose scores stay in the cache.
inline void attend(const float* q, const float* k, const float* v, float* result, int64_t length) {
  float sum[SIZE] = {}, most = -INFINITY, total = 0.0f;
  for (int64_t first = 0; first < length; first += KEYS) {
    const int64_t count = std::min<int64_t>(KEYS, length - first);
    float score[KEYS], largest = most;
    for (int64_t j = 0; j < count; ++j) {
      float dot = 0.0f;
#pragma omp simd reduction(+ : dot)
      for (int i = 0; i < SIZE; ++i) dot += q[i] * k[(first + j) * SIZE + i];
      score[j] = dot * 0.125f;
      largest = std::max(largest, score[j]);
    }
    const float kept = std::exp(most - largest);
    most = largest;
    total *= kept;
    for (float& one : sum) one *= kept;
    for (int64_t j = 0; j < count; ++j) {
      const float weight = std::exp(score[j] - most);
      total += weight;
#pragma omp simd
      for (int i = 0; i < SIZE; ++i) sum[i] += weight * v[(first + j) * SIZE + i];
    }
  }
  for (int i = 0; i < SIZE; ++i) result[i] = sum[i] / total;
}

torch::Tensor attention(torch::Tensor q, torch::Tensor k, torch::Tensor v) {
  TORCH_CHECK(q.size(2) == SIZE, "a head has ", SIZE, " elements");
  auto x = q.contiguous(), y = k.contiguous(), z = v.contiguous();
  auto result = torch::empty_like(x);
  const int64_t samples = x.size(0), length = x.size(1);
  const float* queries = x.data_ptr<float>();
  const float* keys = y.data_ptr<float>();
  const float* values = z.data_ptr<float>();
  float* to = result.data_ptr<float>();
#pragma omp parallel for collapse(2)
  for (int64_t sample = 0; sample < samples; ++sample) {
    for (int64_t query = 0; query < length; ++query) {
      const int64_t begin = sample * length * SIZE, place = begin + query * SIZE;
      attend(queries + place, keys + begin, values + begin, to + place, length);
    }
  }
  return result;
}
"""

kernels = load_inline(
    name="attention",
    cpp_sources=source,
    functions=["attention"],
    extra_cflags=["-O3", "-march=native", "-fopenmp"],
)


class ModelNew(nn.Module):
    """One pass over keys and values with a running softmax, so that the scores are never written."""

    def forward(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return kernels.attention(q, k, v)
