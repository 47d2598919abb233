// Rank over GF(2) of many bit matrices with 32 rows and up to 64 columns, one warp for a matrix, one lane for a row.
#include <cstdio>
#include <cstdlib>
#include <vector>

using Bits = unsigned long long;

__global__ void gf2Rank(const Bits* rows, int* ranks, int columns, int matrices) {
  int lane = threadIdx.x;
  int matrix = blockIdx.x * blockDim.y + threadIdx.y;
  if (matrix >= matrices) return;
  Bits row = rows[matrix * 32 + lane];
  bool used = false;
  int rank = 0;
  for (int c = 0; c < columns; ++c) {
    bool set = (row >> c) & 1;
    unsigned candidates = __ballot_sync(0xffffffffu, set && !used);
    if (candidates == 0) continue;
    int pivot = __ffs(candidates) - 1;
    Bits eliminator = __shfl_sync(0xffffffffu, row, pivot);
    if (lane == pivot) {
      used = true;
    } else if (set) {
      row ^= eliminator;
    }
    ++rank;
  }
  if (lane == 0) ranks[matrix] = rank;
}

Bits scramble(Bits value) {
  value ^= value >> 31;
  value *= 0x9e3779b97f4a7c15ull;
  value ^= value >> 29;
  value *= 0xd6e8feb86659fd93ull;
  return value ^ (value >> 32);
}

int main(int argc, char** argv) {
  int matrices = argc > 1 ? std::atoi(argv[1]) : 100;
  int columns = argc > 2 ? std::atoi(argv[2]) : 40;
  std::vector<Bits> rows(matrices * 32);
  std::vector<int> ranks(matrices);
  for (int m = 0; m < matrices; ++m) {
    int independent = 8 + m % 25;
    for (int r = 0; r < 32; ++r) {
      int i = m * 32 + r;
      rows[i] = r < independent ? scramble(i + 1) : rows[i - independent] ^ rows[i - 1];
    }
  }

  Bits* device_rows;
  int* device_ranks;
  cudaMalloc(&device_rows, rows.size() * sizeof(Bits));
  cudaMalloc(&device_ranks, matrices * sizeof(int));
  cudaMemcpy(device_rows, rows.data(), rows.size() * sizeof(Bits), cudaMemcpyHostToDevice);

  dim3 block(32, 4);
  gf2Rank<<<(matrices + 3) / 4, block>>>(device_rows, device_ranks, columns, matrices);
  cudaMemcpy(ranks.data(), device_ranks, matrices * sizeof(int), cudaMemcpyDeviceToHost);

  long long sum = 0;
  for (int rank : ranks) sum += rank;
  std::printf("%lld\n", sum);
  cudaFree(device_rows);
  cudaFree(device_ranks);
}
