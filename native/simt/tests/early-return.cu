// Threads that have returned are not waited for, neither by the block nor by their warp.
#include "require.h"
__device__ __noinline__ int neighbour(int value) { return __shfl_down_sync(0xffffffff, value, 1); }
__global__ void partly(int* out, int n) {
  __shared__ int last;
  int i = threadIdx.x;
  if (i >= n) return;
  if (i == n - 1) last = i;
  __syncthreads();
  out[i] = last;
}
__global__ void some_lanes(int* out) {
  if (threadIdx.x >= 16) return;
  int v = __shfl_xor_sync(0xffff, (int)threadIdx.x, 1);
  out[threadIdx.x] = v;
}
__global__ void nested(int* out, int rounds) {
  int v = threadIdx.x;
  for (int r = 0; r < rounds; r++) {
    v = neighbour(v);
    if (threadIdx.x % 2) __syncwarp(0xaaaaaaaa);
    __syncthreads();
  }
  out[threadIdx.x] = v;
}
int main() {
  int *x, host[128];
  cudaMalloc(&x, sizeof host);
  partly<<<1, 128>>>(x, 70);
  cudaMemcpy(host, x, 70 * 4, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 70; i++) REQUIRE(host[i] == 69);
  some_lanes<<<1, 32>>>(x);
  cudaMemcpy(host, x, 64, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 16; i++) REQUIRE(host[i] == (i ^ 1));
  nested<<<1, 64>>>(x, 3);
  cudaMemcpy(host, x, 256, cudaMemcpyDeviceToHost);
  REQUIRE(host[0] == 3 && host[40] == 43 && host[31] == 31);
}
