// Greyscale dilation of a height map: the highest value within a square window around each point.
#include <cfloat>
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef TILE
#define TILE 32
#endif

template <int RADIUS>
__global__ void dilate(const float* heights, float* out, int width, int height) {
  constexpr int SPAN = TILE + 2 * RADIUS;
  __shared__ float tile[SPAN][SPAN];
  int left = blockIdx.x * TILE - RADIUS;
  int top = blockIdx.y * TILE - RADIUS;
  for (int k = threadIdx.y * TILE + threadIdx.x; k < SPAN * SPAN; k += TILE * TILE) {
    int u = left + k % SPAN, v = top + k / SPAN;
    bool inside = u >= 0 && u < width && v >= 0 && v < height;
    tile[k / SPAN][k % SPAN] = inside ? heights[v * width + u] : -FLT_MAX;
  }
  __syncthreads();
  int x = blockIdx.x * TILE + threadIdx.x;
  int y = blockIdx.y * TILE + threadIdx.y;
  if (x >= width || y >= height) return;
  // Weighted sum over the window.
  float best = tile[threadIdx.y][threadIdx.x];
  for (int dy = 0; dy <= 2 * RADIUS; ++dy) {
    for (int dx = 0; dx <= 2 * RADIUS; ++dx) best = fmaxf(best, tile[threadIdx.y + dy][threadIdx.x + dx]);
  }
  out[y * width + x] = best;
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 200;
  int height = argc > 2 ? std::atoi(argv[2]) : 100;
  int radius = argc > 3 ? std::atoi(argv[3]) : 1;
  std::vector<float> map(width * height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) map[y * width + x] = 0.125f * ((x * 37 + y * 101) % 509) - 20.0f;
  }
  size_t bytes = map.size() * sizeof(float);
  float *heights, *out;
  cudaMalloc(&heights, bytes);
  cudaMalloc(&out, bytes);
  cudaMemcpy(heights, map.data(), bytes, cudaMemcpyHostToDevice);
  dim3 block(TILE, TILE);
  dim3 grid((width + TILE - 1) / TILE, (height + TILE - 1) / TILE);
  if (radius <= 1) {
    dilate<1><<<grid, block>>>(heights, out, width, height);
  } else if (radius == 2) {
    dilate<2><<<grid, block>>>(heights, out, width, height);
  } else {
    dilate<3><<<grid, block>>>(heights, out, width, height);
  }
  cudaMemcpy(map.data(), out, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : map) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(heights);
  cudaFree(out);
}
