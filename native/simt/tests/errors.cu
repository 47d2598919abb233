// Error codes: bad launches, wrong kinds of copies, copies over the end, freeing twice.
#include <cstring>
#include "require.h"
__global__ void nothing(int* x) {
  if (x) *x = 1;
}
int main() {
  int *x, host[4];
  cudaMalloc(&x, sizeof host);
  nothing<<<1, 2048>>>(x);
  REQUIRE(cudaPeekAtLastError() == cudaErrorInvalidConfiguration);
  REQUIRE(cudaGetLastError() == cudaErrorInvalidConfiguration);
  REQUIRE(cudaGetLastError() == cudaSuccess);
  nothing<<<0, 32>>>(x);
  REQUIRE(cudaGetLastError() == cudaErrorInvalidConfiguration);
  nothing<<<1, 32, 1 << 20>>>(x);
  REQUIRE(cudaGetLastError() != cudaSuccess);
  nothing<<<1, dim3(1, 1, 65)>>>(x);
  REQUIRE(cudaGetLastError() == cudaErrorInvalidConfiguration);
  REQUIRE(cudaMemcpy(host, x, sizeof host, cudaMemcpyHostToDevice) == cudaErrorInvalidValue);
  REQUIRE(cudaGetLastError() == cudaErrorInvalidValue);
  REQUIRE(cudaMemcpy(host, x, 1 << 20, cudaMemcpyDeviceToHost) == cudaErrorInvalidValue);
  REQUIRE(cudaSetDevice(99) == cudaErrorInvalidDevice);
  cudaGetLastError();
  nothing<<<1, 1>>>(0);
  nothing<<<1, 1>>>(nullptr);
  nothing<<<1, 1>>>(NULL);
  REQUIRE(cudaDeviceSynchronize() == cudaSuccess && cudaGetLastError() == cudaSuccess);
  REQUIRE(cudaFree(x) == cudaSuccess && cudaFree(x) == cudaErrorInvalidValue && cudaFree(nullptr) == cudaSuccess);
  REQUIRE(std::strcmp(cudaGetErrorString(cudaErrorInvalidValue), "invalid argument") == 0);
  REQUIRE(std::strcmp(cudaGetErrorName(cudaErrorInvalidConfiguration), "cudaErrorInvalidConfiguration") == 0);
}
