// Motion vectors by full search: for every block of a frame the displacement with the least sum of absolute differences.
#include <cstdio>
#include <cstdlib>
#include <vector>

// The upper bits of a result are the least sum, the lower 12 the number of the displacement.
template <int EDGE>
__global__ void motion_search(const unsigned char* current, const unsigned char* previous, int width, int height, int reach,
                              unsigned* best) {
  __shared__ unsigned char own[EDGE][EDGE];
  __shared__ unsigned least;
  int left = blockIdx.x * EDGE, top = blockIdx.y * EDGE;
  for (int p = threadIdx.x; p < EDGE * EDGE; p += blockDim.x) {
    own[p / EDGE][p % EDGE] = current[(top + p / EDGE) * width + left + p % EDGE];
  }
  if (threadIdx.x == 0) least = 0xffffffffu;
  __syncthreads();
  int span = 2 * reach + 1;
  for (int d = threadIdx.x; d < span * span; d += blockDim.x) {
    int x = left + d % span - reach, y = top + d / span - reach;
    if (x < 0 || y < 0 || x + EDGE > width || y + EDGE > height) continue;
    unsigned cost = 0;
    for (int r = 0; r < EDGE; ++r) {
      const unsigned char* line = previous + (y + r) * width + x;
#pragma unroll
      for (int c = 0; c < EDGE; ++c) cost += abs(own[r][c] - line[c]);
    }
    atomicMin(&least, cost << 12 | d);
  }
  __syncthreads();
  if (threadIdx.x == 0) best[blockIdx.y * gridDim.x + blockIdx.x] = least;
}

unsigned long long total(const unsigned* device, int count) {
  std::vector<unsigned> best(count);
  cudaMemcpy(best.data(), device, count * sizeof(unsigned), cudaMemcpyDeviceToHost);
  unsigned long long sum = 0;
  for (unsigned entry : best) sum += entry;
  return sum;
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 64;
  int height = argc > 2 ? std::atoi(argv[2]) : 48;
  int reach = argc > 3 ? std::atoi(argv[3]) : 4;
  int pixels = width * height;
  std::vector<unsigned char> current(pixels), previous(pixels);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      int u = x + 3, v = y + 2;
      previous[y * width + x] = (x * x + 3 * y * y + x * y) / 16 % 251;
      current[y * width + x] = (u * u + 3 * v * v + u * v) / 16 % 251;
    }
  }
  unsigned char *device_current, *device_previous;
  unsigned* device_best;
  dim3 large(width / 16, height / 16), small(width / 8, height / 8);
  cudaMalloc(&device_current, pixels);
  cudaMalloc(&device_previous, pixels);
  cudaMalloc(&device_best, small.x * small.y * sizeof(unsigned));
  cudaMemcpy(device_current, current.data(), pixels, cudaMemcpyHostToDevice);
  cudaMemcpy(device_previous, previous.data(), pixels, cudaMemcpyHostToDevice);
  motion_search<16><<<large, 128>>>(device_current, device_previous, width, height, reach, device_best);
  unsigned long long first = total(device_best, large.x * large.y);
  motion_search<8><<<small, 128>>>(device_current, device_previous, width, height, reach, device_best);
  std::printf("%llu %llu\n", first, total(device_best, small.x * small.y));
  cudaFree(device_current);
  cudaFree(device_previous);
  cudaFree(device_best);
}
