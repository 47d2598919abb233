// Managed memory, seen by the host again after each synchronisation.
#include "require.h"
__managed__ int global = 3;
__global__ void twice(int* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= 2;
  if (i == 0) global++;
}
int main() {
  int* x;
  REQUIRE(cudaMallocManaged(&x, 1000 * sizeof(int)) == cudaSuccess);
  for (int i = 0; i < 1000; i++) x[i] = i;
  for (int again = 0; again < 3; again++) {
    twice<<<8, 128>>>(x, 1000);
    cudaDeviceSynchronize();
    REQUIRE(x[999] == 999 << (again + 1));
    x[0] = 0;
  }
  REQUIRE(global == 6);
  cudaFree(x);
}
