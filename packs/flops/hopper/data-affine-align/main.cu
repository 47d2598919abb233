// Best local alignment score with affine gaps: one block per pair of sequences, one thread per row, one antidiagonal per step.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace cg = cooperative_groups;

constexpr int MOST_ROWS = 128;
constexpr int NEVER = -1000000;

struct Gap {
  int open, extend;
};

__constant__ int substitution[16] = {5, -4, -2, -4, -4, 5, -4, -2, -2, -4, 5, -4, -4, -2, -4, 5};

__global__ void align_pairs(const unsigned char* queries, const unsigned char* targets, int rows, int columns, Gap gap, int* scores) {
  __shared__ int above[2][MOST_ROWS + 1], vertical[2][MOST_ROWS + 1], tops[MOST_ROWS / 32];
  int row = threadIdx.x;
  const unsigned char* target = targets + size_t(blockIdx.x) * columns;
  int letter = row < rows ? queries[size_t(blockIdx.x) * rows + row] : 0;
  if (row == 0) {
    above[0][0] = above[1][0] = 0;
    vertical[0][0] = vertical[1][0] = NEVER;
  }
  int left = 0, diagonal = 0, horizontal = NEVER, best = 0;
  __syncthreads();
  for (int step = 0; step < rows + columns - 1; ++step) {
    int column = step - row, now = step & 1, then = now ^ 1;
    if (row < rows && column >= 0 && column < columns) {
      int up = above[then][row];
      horizontal = max(left - gap.open, horizontal - gap.extend);
      int down = max(up - gap.open, vertical[then][row] - gap.extend);
      left = max(max(0, diagonal + substitution[letter * 4 + target[column]]), max(horizontal, down));
      diagonal = up;
      best = max(best, left);
      above[now][row + 1] = left;
      vertical[now][row + 1] = down;
    }
    __syncthreads();
  }
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  int top = cg::reduce(warp, best, cg::greater<int>());
  if (warp.thread_rank() == 0) tops[row / 32] = top;
  __syncthreads();
  if (row == 0) {
    for (int w = 1; w < blockDim.x / 32; ++w) top = max(top, tops[w]);
    scores[blockIdx.x] = top;
  }
}

int main(int argc, char** argv) {
  int pairs = argc > 1 ? std::atoi(argv[1]) : 100;
  int rows = argc > 2 ? std::atoi(argv[2]) : 40;
  int columns = argc > 3 ? std::atoi(argv[3]) : 60;
  if (rows > MOST_ROWS) return 1;
  std::vector<unsigned char> queries(size_t(pairs) * rows), targets(size_t(pairs) * columns);
  unsigned state = 7;
  for (unsigned char& letter : queries) letter = (state = state * 1664525u + 1013904223u) >> 30;
  for (unsigned char& letter : targets) letter = (state = state * 1664525u + 1013904223u) >> 30;
  unsigned char *device_queries, *device_targets;
  int* device_scores;
  cudaMalloc(&device_queries, queries.size());
  cudaMalloc(&device_targets, targets.size());
  cudaMalloc(&device_scores, pairs * sizeof(int));
  cudaMemcpy(device_queries, queries.data(), queries.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(device_targets, targets.data(), targets.size(), cudaMemcpyHostToDevice);
  align_pairs<<<pairs, (rows + 31) / 32 * 32>>>(device_queries, device_targets, rows, columns, Gap{11, 2}, device_scores);
  std::vector<int> scores(pairs);
  cudaMemcpy(scores.data(), device_scores, pairs * sizeof(int), cudaMemcpyDeviceToHost);
  long long sum = 0;
  for (int score : scores) sum += score;
  std::printf("%lld\n", sum);
  cudaFree(device_queries);
  cudaFree(device_targets);
  cudaFree(device_scores);
}
