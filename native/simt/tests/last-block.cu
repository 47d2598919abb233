// The last block to finish adds up what the others left, by a fence and a counter.
#include "require.h"
#include <vector>
__device__ unsigned finished = 0;
__global__ void sum(const float* in, int n, volatile float* parts, float* result) {
  __shared__ float part[128];
  __shared__ bool last;
  float mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) mine += in[i];
  part[threadIdx.x] = mine;
  for (int s = 64; s > 0; s /= 2) {
    __syncthreads();
    if (threadIdx.x < s) part[threadIdx.x] += part[threadIdx.x + s];
  }
  if (threadIdx.x == 0) {
    parts[blockIdx.x] = part[0];
    __threadfence();
    last = atomicInc(&finished, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    float total = 0;
    for (int i = 0; i < gridDim.x; i++) total += parts[i];
    *result = total;
    finished = 0;
  }
}
int main() {
  const int n = 100000;
  std::vector<float> in(n, 0.5f);
  float *x, *parts, *result, host;
  cudaMalloc(&x, n * 4), cudaMalloc(&parts, 64 * 4), cudaMalloc(&result, 4);
  cudaMemcpy(x, in.data(), n * 4, cudaMemcpyHostToDevice);
  for (int again = 0; again < 4; again++) {
    sum<<<64, 128>>>(x, n, parts, result);
    cudaMemcpy(&host, result, 4, cudaMemcpyDeviceToHost);
    REQUIRE(host == n / 2);
  }
}
