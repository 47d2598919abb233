// Lowest, highest and summed pressure of a field, reduced warp by warp.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include <cfloat>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace cg = cooperative_groups;

__global__ void fieldBounds(const float* pressure, int n, int* lowest, int* highest, float* total) {
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  float low = FLT_MAX;
  float high = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float p = pressure[i];
    low = fminf(low, p);
    high = fmaxf(high, p);
    atomicAdd(total, p);
  }
  low = cg::reduce(warp, low, cg::less<float>());
  high = cg::reduce(warp, high, cg::greater<float>());
  // Positive floats keep their order when their bits are read as integers.
  if (warp.thread_rank() == 0) {
    atomicMin(lowest, __float_as_int(low));
    atomicMax(highest, __float_as_int(high));
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 10000;
  int block = argc > 2 ? std::atoi(argv[2]) : 128;
  int blocks = argc > 3 ? std::atoi(argv[3]) : 16;
  std::vector<float> pressure(n);
  for (int i = 0; i < n; ++i) pressure[i] = 1.25f + 0.25f * (i % 61) + 0.5f * (i % 7);
  int bounds[2] = {INT_MAX, 0};
  float total = 0.0f;
  float *device_pressure, *device_total;
  int* device_bounds;
  cudaMalloc(&device_pressure, n * sizeof(float));
  cudaMalloc(&device_total, sizeof(float));
  cudaMalloc(&device_bounds, sizeof(bounds));
  cudaMemcpy(device_pressure, pressure.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_total, &total, sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_bounds, bounds, sizeof(bounds), cudaMemcpyHostToDevice);
  fieldBounds<<<blocks, block>>>(device_pressure, n, device_bounds, device_bounds + 1, device_total);
  cudaMemcpy(bounds, device_bounds, sizeof(bounds), cudaMemcpyDeviceToHost);
  cudaMemcpy(&total, device_total, sizeof(float), cudaMemcpyDeviceToHost);
  float low, high;
  std::memcpy(&low, &bounds[0], sizeof(float));
  std::memcpy(&high, &bounds[1], sizeof(float));
  std::printf("%.6f %.6f %.6f\n", low, high, total);
  cudaFree(device_pressure);
  cudaFree(device_total);
  cudaFree(device_bounds);
}
