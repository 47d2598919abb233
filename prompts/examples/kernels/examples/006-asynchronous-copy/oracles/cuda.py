import torch
import torch.nn as nn
from torch.utils.cpp_extension import load_inline

declaration = "torch::Tensor filter(torch::Tensor x, torch::Tensor weight);"

source = """
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>

namespace groups = cooperative_groups;

constexpr int TAPS = 16, THREADS = 256, TILE = 4 * THREADS, SPAN = TILE + TAPS - 1;

// A block for each row: while it computes a tile, the next one is copied into the other half of its shared memory.
__global__ void filter_kernel(const float* x, const float* weight, float* result, int channels, int length) {
  __shared__ float spans[2][SPAN];
  const groups::thread_block block = groups::this_thread_block();
  const int outputs = length - TAPS + 1, tiles = (outputs + TILE - 1) / TILE;
  const float* from = x + blockIdx.x * static_cast<int64_t>(length);
  float* to = result + blockIdx.x * static_cast<int64_t>(outputs);
  float factor[TAPS];
#pragma unroll
  for (int i = 0; i < TAPS; ++i) factor[i] = weight[blockIdx.x % channels * TAPS + i];
  const auto copy = [&](int tile) {
    groups::memcpy_async(block, spans[tile % 2], from + tile * TILE, sizeof(float) * min(SPAN, length - tile * TILE));
  };
  copy(0);
  for (int tile = 0; tile < tiles; ++tile) {
    if (tile + 1 < tiles) {
      copy(tile + 1);
      groups::wait_prior<1>(block);
    } else {
      groups::wait(block);
    }
    const float* span = spans[tile % 2];
    const int count = min(TILE, outputs - tile * TILE);
    for (int i = threadIdx.x; i < count; i += THREADS) {
      float sum = 0.0f;
#pragma unroll
      for (int j = 0; j < TAPS; ++j) sum += factor[j] * span[i + j];
      to[tile * TILE + i] = sum;
    }
    block.sync();
  }
}

torch::Tensor filter(torch::Tensor x, torch::Tensor weight) {
  TORCH_CHECK(weight.size(2) == TAPS, "a filter has ", TAPS, " taps");
  auto input = x.contiguous(), w = weight.contiguous();
  const int samples = input.size(0), channels = input.size(1), length = input.size(2);
  auto result = torch::empty({samples, channels, length - TAPS + 1}, input.options());
  filter_kernel<<<samples * channels, THREADS>>>(input.data_ptr<float>(), w.data_ptr<float>(), result.data_ptr<float>(), channels, length);
  return result;
}
"""

kernels = load_inline(
    name="filter",
    cpp_sources=declaration,
    cuda_sources=source,
    functions=["filter"],
)


class ModelNew(nn.Module):
    """Copies to shared memory run beside the computing."""

    def __init__(self, channels: int, taps: int):
        super().__init__()
        self.filter = nn.Conv1d(channels, channels, taps, groups=channels, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return kernels.filter(x, self.filter.weight)
