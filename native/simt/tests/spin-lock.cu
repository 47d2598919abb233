// A lock that threads of different warps and blocks take in turn.
#include "require.h"
__global__ void locked(int* lock, int* value) {
  for (bool done = false; !done;) {
    if (atomicCAS(lock, 0, 1) == 0) {
      __threadfence();
      int old = *(volatile int*)value;
      *(volatile int*)value = old + 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}
__global__ void handed_on(int* turn, int* order) {
  while (atomicCAS(turn, threadIdx.x, threadIdx.x) != threadIdx.x) {
  }
  order[threadIdx.x] = atomicAdd(turn, 1);
}
int main() {
  int *x, *o, host[64] = {0, 0};
  cudaMalloc(&x, 8), cudaMalloc(&o, sizeof host);
  cudaMemcpy(x, host, 8, cudaMemcpyHostToDevice);
  locked<<<8, 64>>>(x, x + 1);
  cudaMemcpy(host, x, 8, cudaMemcpyDeviceToHost);
  REQUIRE(host[0] == 0 && host[1] == 512);
  for (int again = 0; again < 2; again++) {
    cudaMemset(x, 0, 4);
    handed_on<<<1, 64>>>(x, o);
    cudaMemcpy(host, o, sizeof host, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 64; i++) REQUIRE(host[i] == i);
  }
}
