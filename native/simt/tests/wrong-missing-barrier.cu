// fails
// Without a barrier between writing and reading, the result is not the right one.
#include "require.h"
__global__ void reversed(int* x) {
  __shared__ int s[64];
  s[threadIdx.x] = x[threadIdx.x];
  x[threadIdx.x] = s[63 - threadIdx.x];
  if (x[0] == -7) __syncthreads();
}
int main() {
  int *x, host[64];
  for (int i = 0; i < 64; i++) host[i] = i;
  cudaMalloc(&x, sizeof host);
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  reversed<<<1, 64>>>(x);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 64; i++) REQUIRE(host[i] == 63 - i);
}
