// Finds, for a batch of column-major matrices, the row of the largest magnitude in column `step` on or below the diagonal.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace cg = cooperative_groups;

__global__ void findPivots(const float* matrices, int* pivots, int n, int step, int batch) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
  int lane = threadIdx.x % 32;
  int matrix = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
  if (matrix >= batch) return;  // the same for a whole warp

  const float* column = matrices + (static_cast<size_t>(matrix) * n + step) * n;
  unsigned best = 0;
  int row = step;
  for (int r = step + lane; r < n; r += 32) {
    unsigned magnitude = __float_as_uint(column[r]) << 1;
    if (magnitude > best) {
      best = magnitude;
      row = r;
    }
  }
  unsigned top = cg::reduce(warp, best, cg::greater<unsigned>());
  int candidate = best == top ? row : n;
  int pivot = cg::reduce(warp, candidate, cg::less<int>());
  if (lane == 0) pivots[matrix] = pivot;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 20;
  int step = argc > 2 ? std::atoi(argv[2]) : 0;
  int batch = argc > 3 ? std::atoi(argv[3]) : 10;
  const int block = 128;
  size_t elements = static_cast<size_t>(batch) * n * n;
  std::vector<float> matrices(elements);
  std::vector<int> pivots(batch);
  for (size_t i = 0; i < elements; ++i) matrices[i] = 0.01f * static_cast<int>(i * 7919 % 2003) - 10.0f;

  float* device_matrices;
  int* device_pivots;
  cudaMalloc(&device_matrices, elements * sizeof(float));
  cudaMalloc(&device_pivots, batch * sizeof(int));
  cudaMemcpy(device_matrices, matrices.data(), elements * sizeof(float), cudaMemcpyHostToDevice);

  int warps = block / 32;
  findPivots<<<(batch + warps - 1) / warps, block>>>(device_matrices, device_pivots, n, step, batch);
  cudaMemcpy(pivots.data(), device_pivots, batch * sizeof(int), cudaMemcpyDeviceToHost);

  long long sum = 0;
  for (int pivot : pivots) sum += pivot;
  std::printf("%lld\n", sum);
  cudaFree(device_matrices);
  cudaFree(device_pivots);
}
