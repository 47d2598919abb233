// One step of a lattice gas on a periodic square grid: particles that meet head-on turn by ninety degrees, then all move.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#define EAST 1
#define NORTH 2
#define WEST 4
#define SOUTH 8

__device__ unsigned char collide(unsigned char cell) {
  int headOn = (cell == (EAST | WEST)) | (cell == (NORTH | SOUTH));
  return cell ^ (15 * headOn);
}

template <int TILE>
__global__ void gasStep(const unsigned char* now, unsigned char* next, int width, int height) {
  constexpr int SIDE = TILE + 2;
  __shared__ unsigned char cell[SIDE][SIDE];
  for (int k = threadIdx.y * TILE + threadIdx.x; k < SIDE * SIDE; k += TILE * TILE) {
    int x = (blockIdx.x * TILE + k % SIDE + width - 1) % width;
    int y = (blockIdx.y * TILE + k / SIDE + height - 1) % height;
    cell[k / SIDE][k % SIDE] = collide(now[y * width + x]);
  }
  __syncthreads();
  int x = blockIdx.x * TILE + threadIdx.x;
  int y = blockIdx.y * TILE + threadIdx.y;
  if (x >= width || y >= height) return;
  int column = threadIdx.x + 1, row = threadIdx.y + 1;
  next[y * width + x] = (cell[row][column - 1] & EAST) | (cell[row][column + 1] & WEST) | (cell[row - 1][column] & SOUTH)
      | (cell[row + 1][column] & NORTH);
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 100;
  int height = argc > 2 ? std::atoi(argv[2]) : 100;
  int steps = argc > 3 ? std::atoi(argv[3]) : 4;
  size_t cells = static_cast<size_t>(width) * height;
  std::vector<unsigned char> gas(cells);
  for (size_t i = 0; i < cells; ++i) gas[i] = (i * 11 + i / 7) % 16;
  unsigned char *now, *next;
  cudaMalloc(&now, cells);
  cudaMalloc(&next, cells);
  cudaMemcpy(now, gas.data(), cells, cudaMemcpyHostToDevice);
  dim3 block(16, 16);
  dim3 grid((width + 15) / 16, (height + 15) / 16);
  for (int step = 0; step < steps; ++step) {
    gasStep<16><<<grid, block>>>(now, next, width, height);
    std::swap(now, next);
  }
  cudaMemcpy(gas.data(), now, cells, cudaMemcpyDeviceToHost);
  unsigned long particles = 0, weighted = 0;
  for (size_t i = 0; i < cells; ++i) {
    for (int bit = 0; bit < 4; ++bit) particles += gas[i] >> bit & 1;
    weighted += gas[i] * (i % 89);
  }
  std::printf("%lu %lu\n", particles, weighted);
  cudaFree(now);
  cudaFree(next);
}
