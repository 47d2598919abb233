// Normalised cross-correlation of two recordings for a range of lags, each lag summed by one warp.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

__global__ void correlate(const float* x, const float* y, double* result, int n, int lags) {
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  int lag = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
  if (lag >= lags) return;
  double dot = 0.0, energyX = 0.0, energyY = 0.0;
  for (int i = warp.thread_rank(); i < n - lag; i += warp.size()) {
    float a = x[i];
    float b = y[i + lag];
    dot += a * b;
    energyX += double(a) * a;
    energyY += double(b) * b;
  }
  dot = cg::reduce(warp, dot, cg::plus<double>());
  energyX = cg::reduce(warp, energyX, cg::plus<double>());
  energyY = cg::reduce(warp, energyY, cg::plus<double>());
  if (warp.thread_rank() == 0) result[lag] = dot / sqrt(energyX * energyY);
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 500;
  int lags = argc > 2 ? std::atoi(argv[2]) : 20;
  int block = argc > 3 ? std::atoi(argv[3]) : 64;
  std::vector<float> x(n), y(n);
  for (int i = 0; i < n; ++i) {
    x[i] = 0.1f * (i * i % 71) - 3.0f;
    y[i] = i < 40 ? 0.25f : 0.1f * ((i - 40) * (i - 40) % 71) - 2.5f;
  }
  float *device_x, *device_y;
  double* device_result;
  cudaMalloc(&device_x, n * sizeof(float));
  cudaMalloc(&device_y, n * sizeof(float));
  cudaMalloc(&device_result, lags * sizeof(double));
  cudaMemcpy(device_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_y, y.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  int warps = block / 32;
  correlate<<<(lags + warps - 1) / warps, block>>>(device_x, device_y, device_result, n, lags);
  std::vector<double> result(lags);
  cudaMemcpy(result.data(), device_result, lags * sizeof(double), cudaMemcpyDeviceToHost);
  int best = 0;
  for (int lag = 1; lag < lags; ++lag) {
    if (result[lag] > result[best]) best = lag;
  }
  std::printf("%d %.9f\n", best, result[best]);
  cudaFree(device_x);
  cudaFree(device_y);
  cudaFree(device_result);
}
