// Donchian channel: the highest high and the lowest low of the last `window` bars, for many price series.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef TILE
#define TILE 128
#endif

__global__ void donchian(const float* high, const float* low, float* upper, float* lower, int bars, int window) {
  extern __shared__ float tile[];
  int span = TILE + window - 1;
  float* tile_high = tile;
  float* tile_low = tile + span;
  int offset = blockIdx.y * bars;
  int first = blockIdx.x * TILE - (window - 1);
  for (int k = threadIdx.x; k < span; k += TILE) {
    int t = min(max(first + k, 0), bars - 1);
    tile_high[k] = high[offset + t];
    tile_low[k] = low[offset + t];
  }
  __syncthreads();
  int t = blockIdx.x * TILE + threadIdx.x;
  if (t >= bars) return;
  float top = tile_high[threadIdx.x];
  float bottom = tile_low[threadIdx.x];
  for (int k = 1; k < window; ++k) {
    top = fmaxf(top, tile_high[threadIdx.x + k]);
    bottom = fminf(bottom, tile_low[threadIdx.x + k]);
  }
  upper[offset + t] = top;
  lower[offset + t] = bottom;
}

int main(int argc, char** argv) {
  int series = argc > 1 ? std::atoi(argv[1]) : 10;
  int bars = argc > 2 ? std::atoi(argv[2]) : 500;
  int window = argc > 3 ? std::atoi(argv[3]) : 20;
  size_t total = static_cast<size_t>(series) * bars;
  std::vector<float> high(total), low(total), upper(total), lower(total);
  for (size_t i = 0; i < total; ++i) {
    float middle = 100.0f + 0.25f * (i * 37 % 113) - 0.125f * (i % 59);
    high[i] = middle + 0.5f * (i % 7);
    low[i] = middle - 0.5f * (i % 5);
  }
  float *device_high, *device_low, *device_upper, *device_lower;
  cudaMalloc(&device_high, total * sizeof(float));
  cudaMalloc(&device_low, total * sizeof(float));
  cudaMalloc(&device_upper, total * sizeof(float));
  cudaMalloc(&device_lower, total * sizeof(float));
  cudaMemcpy(device_high, high.data(), total * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_low, low.data(), total * sizeof(float), cudaMemcpyHostToDevice);
  dim3 grid((bars + TILE - 1) / TILE, series);
  size_t shared = 2 * (TILE + window - 1) * sizeof(float);
  donchian<<<grid, TILE, shared>>>(device_high, device_low, device_upper, device_lower, bars, window);
  cudaMemcpy(upper.data(), device_upper, total * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(lower.data(), device_lower, total * sizeof(float), cudaMemcpyDeviceToHost);
  double width = 0;
  for (size_t i = 0; i < total; ++i) width += upper[i] - lower[i];
  std::printf("%.6f\n", width / total);
  cudaFree(device_high);
  cudaFree(device_low);
  cudaFree(device_upper);
  cudaFree(device_lower);
}
