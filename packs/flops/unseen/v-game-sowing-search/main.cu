// Best gain in a game of sowing seeds (a simple kalah without captures) by searching a few moves ahead.
#include <cstdio>
#include <cstdlib>
#include <vector>

// A board is 12 pits of 5 bits; the lower six belong to the player who is to move.
struct Move {
  unsigned long long board;
  int gain;
  bool again;
};

__device__ Move sow(unsigned long long board, int pit) {
  int seeds = board >> (5 * pit) & 31;
  int place = pit, gain = 0;  // places 0 to 12; place 6 is the store of the player
  board &= ~(31ull << (5 * pit));
  for (; seeds > 0; --seeds) {
    place = (place + 1) % 13;
    if (place == 6) {
      ++gain;
    } else {
      board += 1ull << (5 * (place < 6 ? place : place - 1));
    }
  }
  return {board, gain, place == 6};
}

__device__ int best_gain(unsigned long long board, int depth) {
  if (depth == 0) return 0;
  int best = -100;
  for (int pit = 0; pit < 6; ++pit) {
    if ((board >> (5 * pit) & 31) == 0) continue;
    Move move = sow(board, pit);
    unsigned long long turned = move.board >> 30 | (move.board & 0x3fffffffull) << 30;
    int value = move.again ? move.gain + best_gain(move.board, depth - 1) : move.gain - best_gain(turned, depth - 1);
    best = max(best, value);
  }
  return best == -100 ? 0 : best;
}

__global__ void look_ahead(const unsigned long long* boards, int* gains, int positions, int depth) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < positions) gains[i] = best_gain(boards[i], depth);
}

int main(int argc, char** argv) {
  int positions = argc > 1 ? std::atoi(argv[1]) : 100;
  int depth = argc > 2 ? std::atoi(argv[2]) : 3;
  std::vector<unsigned long long> boards(positions, 0ull);
  std::vector<int> gains(positions);
  unsigned state = 2024;
  for (int i = 0; i < positions; ++i) {
    for (int pit = 0; pit < 12; ++pit) {
      state = state * 1664525u + 1013904223u;
      boards[i] |= static_cast<unsigned long long>((state >> 20) % 3) << (5 * pit);
    }
  }
  unsigned long long* device_boards;
  int* device_gains;
  cudaMalloc(&device_boards, positions * sizeof(unsigned long long));
  cudaMalloc(&device_gains, positions * sizeof(int));
  cudaMemcpy(device_boards, boards.data(), positions * sizeof(unsigned long long), cudaMemcpyHostToDevice);
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  look_ahead<<<(positions + 31) / 32, 32>>>(device_boards, device_gains, positions, depth);
  cudaMemcpy(gains.data(), device_gains, positions * sizeof(int), cudaMemcpyDeviceToHost);
  long long sum = 0;
  for (int i = 0; i < positions; ++i) sum += gains[i] * (1 + i % 7);
  std::printf("%lld\n", sum);
  cudaFree(device_boards);
  cudaFree(device_gains);
}
