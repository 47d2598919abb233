// fails
// Nothing orders two streams that do not wait for each other.
#include "require.h"
__global__ void set(int* x, int value) { *x = value; }
__global__ void twice(int* x) { *x *= 2; }
int main() {
  int *x, host;
  cudaMalloc(&x, 4);
  cudaStream_t first, second;
  cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking), cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking);
  set<<<1, 1, 0, first>>>(x, 21);
  twice<<<1, 1, 0, second>>>(x);
  cudaDeviceSynchronize();
  cudaMemcpy(&host, x, 4, cudaMemcpyDeviceToHost);
  REQUIRE(host == 42);
}
