// Fractal terrain: octaves of value noise, each twice as fine and half as high as the one before.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "noise.cuh"

__device__ double layered(float x, float y, int octaves) {
  if (octaves == 0) return 0.0;
  return noise(x, y) + 0.5 * layered(2.0f * x, 2.0f * y, octaves - 1);
}

__global__ void terrain(float* heights, int width, int height, float spacing, int most) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  // Detail grows away from the upper left corner.
  int octaves = min(1 + (x + y) / 50, most);
  heights[y * width + x] = layered(spacing * x, spacing * y, octaves);
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 100;
  int height = argc > 2 ? std::atoi(argv[2]) : 80;
  int most = argc > 3 ? std::atoi(argv[3]) : 4;
  std::vector<float> result(width * height);
  float* heights;
  cudaMalloc(&heights, result.size() * sizeof(float));
  dim3 block(32, 4);
  dim3 grid((width + 31) / 32, (height + 3) / 4);
  terrain<<<grid, block>>>(heights, width, height, 0.03125f, most);
  cudaMemcpy(result.data(), heights, result.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : result) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(heights);
}
