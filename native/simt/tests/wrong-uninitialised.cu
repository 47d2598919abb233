// fails
// Neither device nor shared memory starts as zero.
#include "require.h"
__global__ void count(int* x) {
  __shared__ int s;
  atomicAdd(&s, 1);
  __syncthreads();
  if (threadIdx.x == 0) x[0] += s;
}
int main() {
  int *x, host = 0;
  cudaMalloc(&x, 4);
  count<<<1, 32>>>(x);
  cudaMemcpy(&host, x, 4, cudaMemcpyDeviceToHost);
  REQUIRE(host == 32);
}
