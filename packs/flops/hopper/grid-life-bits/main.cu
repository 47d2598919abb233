// Generations of Conway's Game of Life on a torus, 32 cells packed into each word.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

// Adds three one-bit numbers in all 32 lanes of a word at once.
__device__ void add3(unsigned a, unsigned b, unsigned c, unsigned& ones, unsigned& twos) {
  unsigned half = a ^ b;
  ones = half ^ c;
  twos = (a & b) | (half & c);
}

__device__ void sides(const unsigned* row, int x, int words, unsigned& west, unsigned& here, unsigned& east) {
  here = row[x];
  west = __funnelshift_l(row[(x + words - 1) % words], here, 1);
  east = __funnelshift_r(here, row[(x + 1) % words], 1);
}

__global__ void generation(const unsigned* now, unsigned* next, int words, int rows) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  unsigned west, here, east, alive;
  unsigned above1, above2, below1, below2, ones, carry, twos, fours;
  sides(now + (y + rows - 1) % rows * words, x, words, west, here, east);
  add3(west, here, east, above1, above2);
  sides(now + (y + 1) % rows * words, x, words, west, here, east);
  add3(west, here, east, below1, below2);
  sides(now + y * words, x, words, west, alive, east);
  add3(above1, below1, west ^ east, ones, carry);
  add3(above2, below2, west & east, twos, fours);
  // Two or three neighbours: exactly one of the weights of two is set.
  next[y * words + x] = (twos ^ carry) & ~fours & (ones | alive);
}

int main(int argc, char** argv) {
  dim3 block(32, 8);
  dim3 grid(argc > 1 ? std::atoi(argv[1]) : 1, argc > 2 ? std::atoi(argv[2]) : 32);
  int generations = argc > 3 ? std::atoi(argv[3]) : 10;
  int words = grid.x * block.x, rows = grid.y * block.y;
  std::vector<unsigned> board(words * rows);
  for (size_t i = 0; i < board.size(); ++i) {
    unsigned mixed = static_cast<unsigned>(i + 1) * 2654435769u;
    board[i] = mixed ^ (mixed >> 15) ^ (mixed << 7);
  }
  size_t bytes = board.size() * sizeof(unsigned);
  unsigned *now, *next;
  cudaMalloc(&now, bytes);
  cudaMalloc(&next, bytes);
  cudaMemcpy(now, board.data(), bytes, cudaMemcpyHostToDevice);
  for (int g = 0; g < generations; ++g) {
    generation<<<grid, block>>>(now, next, words, rows);
    std::swap(now, next);
  }
  cudaMemcpy(board.data(), now, bytes, cudaMemcpyDeviceToHost);
  long population = 0;
  for (unsigned word : board) population += __builtin_popcount(word);
  std::printf("%ld\n", population);
  cudaFree(now);
  cudaFree(next);
}
