// A barrier of the whole grid, in a cooperative launch.
#include <cooperative_groups.h>
#include "require.h"
namespace cg = cooperative_groups;
__global__ void rounds(int* data, int n, int times) {
  cg::grid_group grid = cg::this_grid();
  __shared__ int local;
  for (int t = 0; t < times; t++) {
    if (threadIdx.x == 0) local = blockIdx.x;
    __syncthreads();
    for (int i = grid.thread_rank(); i < n; i += grid.size()) data[(t + 1) * n + i] = data[t * n + (i + 1) % n];
    grid.sync();
    if (local != blockIdx.x) data[0] = -1;
    __syncthreads();
  }
}
int main() {
  int device, supported, n = 1000, times = 5, perSm;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&supported, cudaDevAttrCooperativeLaunch, device);
  REQUIRE(supported);
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, device);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&perSm, rounds, 64, 0);
  REQUIRE(perSm > 0 && properties.multiProcessorCount > 0);
  int *x, host[6000];
  cudaMalloc(&x, sizeof host);
  for (int i = 0; i < n; i++) host[i] = i;
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  void* arguments[] = {&x, &n, &times};
  REQUIRE(cudaLaunchCooperativeKernel((void*)rounds, dim3(6), dim3(64), arguments, 0, 0) == cudaSuccess);
  for (int again = 0; again < 100; again++) cudaLaunchCooperativeKernel((void*)rounds, dim3(6), dim3(64), arguments, 0, 0);
  REQUIRE(cudaDeviceSynchronize() == cudaSuccess);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  REQUIRE(host[0] == 0);
  for (int i = 0; i < n; i++) REQUIRE(host[5 * n + i] == (i + 5) % n);
  REQUIRE(cudaLaunchCooperativeKernel((void*)rounds, dim3(1 << 20), dim3(1024), arguments, 0, 0) == cudaErrorCooperativeLaunchTooLarge);
}
