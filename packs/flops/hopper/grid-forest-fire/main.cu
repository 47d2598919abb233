// Forest-fire automaton: fire spreads to neighbouring trees, lightning strikes and trees grow back at random.
#include <cstdio>
#include <cstdlib>
#include <curand_kernel.h>
#include <utility>
#include <vector>

enum Cell : unsigned char { EMPTY, TREE, FIRE };

__global__ void burn(const unsigned char* now, unsigned char* next, int width, int height, float lightning, float slope,
                     float growth, unsigned long long seed, int year) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  int i = y * width + x;
  unsigned char cell = now[i];
  if (cell == FIRE) {
    next[i] = EMPTY;
    return;
  }
  if (cell == TREE) {
    bool caught = (x > 0 && now[i - 1] == FIRE) || (x + 1 < width && now[i + 1] == FIRE) ||
                  (y > 0 && now[i - width] == FIRE) || (y + 1 < height && now[i + width] == FIRE);
    if (caught) {
      next[i] = FIRE;
      return;
    }
  }
  curandStatePhilox4_32_10_t state;
  curand_init(seed, i, year, &state);
  float draw = curand_uniform(&state);
  if (cell == TREE) {
    // Trees further up the hill are struck more often.
    next[i] = draw < lightning * (1.0f + slope * y) ? FIRE : TREE;
  } else {
    next[i] = draw < growth ? TREE : EMPTY;
  }
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 128;
  int height = argc > 2 ? std::atoi(argv[2]) : 128;
  int years = argc > 3 ? std::atoi(argv[3]) : 5;
  std::vector<unsigned char> forest(width * height);
  for (int i = 0; i < width * height; ++i) forest[i] = i % 71 == 0 ? FIRE : (i * 13 % 29 < 19 ? TREE : EMPTY);
  unsigned char *now, *next;
  cudaMalloc(&now, forest.size());
  cudaMalloc(&next, forest.size());
  cudaMemcpy(now, forest.data(), forest.size(), cudaMemcpyHostToDevice);
  dim3 block(32, 8);
  dim3 grid((width + 31) / 32, (height + 7) / 8);
  for (int year = 0; year < years; ++year) {
    burn<<<grid, block>>>(now, next, width, height, 0.001f, 0.0625f, 0.02f, 2024ULL, year);
    std::swap(now, next);
  }
  cudaMemcpy(forest.data(), now, forest.size(), cudaMemcpyDeviceToHost);
  long counts[3] = {0, 0, 0};
  for (unsigned char cell : forest) ++counts[cell];
  std::printf("%ld %ld %ld\n", counts[EMPTY], counts[TREE], counts[FIRE]);
  cudaFree(now);
  cudaFree(next);
}
