// Dynamic shared memory: inside a function, in two dimensions, and outside of any function.
#include "require.h"
extern __shared__ int outside[];
__global__ void reversed(int* data, int n) {
  extern __shared__ __align__(16) int inside[];
  inside[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = inside[n - 1 - threadIdx.x];
}
__global__ void transposed(int* data) {
  extern __shared__ int tile[][8];
  tile[threadIdx.y][threadIdx.x] = data[threadIdx.y * 8 + threadIdx.x];
  __syncthreads();
  data[threadIdx.y * 8 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
__global__ void shifted(int* data, int n) {
  outside[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = outside[(threadIdx.x + 1) % n];
}
int main() {
  int *x, host[100];
  cudaMalloc(&x, sizeof host);
  for (int i = 0; i < 100; i++) host[i] = i;
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  reversed<<<1, 100, sizeof host>>>(x, 100);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 100; i++) REQUIRE(host[i] == 99 - i);
  shifted<<<1, 100, sizeof host>>>(x, 100);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 100; i++) REQUIRE(host[i] == (198 - i) % 100);
  transposed<<<1, dim3(8, 8), 256>>>(x);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  REQUIRE(host[1] == (198 - 8) % 100 && host[8] == (198 - 1) % 100);
  cudaFuncSetAttribute(reversed, cudaFuncAttributeMaxDynamicSharedMemorySize, 100000);
  reversed<<<1, 100, 100000>>>(x, 100);
  REQUIRE(cudaGetLastError() == cudaSuccess && cudaDeviceSynchronize() == cudaSuccess);
}
