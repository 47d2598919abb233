// Constant memory, device variables and their copies.
#include "require.h"
__constant__ float weights[4];
__device__ int total = 5;
__device__ float table[2][3] = {{1, 2, 3}, {4, 5, 6}};
__global__ void use(float* out) {
  int i = threadIdx.x;
  out[i] = weights[i % 4] + table[1][i % 3];
  atomicAdd(&total, 1);
}
int main() {
  float host[4] = {10, 20, 30, 40}, *x, out[8], part[2] = {7, 8};
  REQUIRE(cudaMemcpyToSymbol(weights, host, sizeof host) == cudaSuccess);
  REQUIRE(cudaMemcpyToSymbol(weights, part, sizeof part, 2 * sizeof(float)) == cudaSuccess);
  cudaMalloc(&x, sizeof out);
  use<<<1, 8>>>(x);
  cudaMemcpy(out, x, sizeof out, cudaMemcpyDeviceToHost);
  REQUIRE(out[0] == 14 && out[1] == 25 && out[2] == 13 && out[3] == 12 && out[4] == 15);
  int after;
  REQUIRE(cudaMemcpyFromSymbol(&after, total, sizeof after) == cudaSuccess && after == 13);
  void* place;
  REQUIRE(cudaGetSymbolAddress(&place, total) == cudaSuccess);
  REQUIRE(cudaMemcpy(&after, place, 4, cudaMemcpyDeviceToHost) == cudaSuccess && after == 13);
}
