// Templates, namespaces, deduced types, default launch arguments and a grid that does not divide the size.
#include <cuda_runtime.h>
#include <vector>
#include "require.h"
namespace work {
template <typename T>
__global__ void add(const T* a, const T* b, T* c, size_t n) {
  size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
}  // namespace work
template <typename T>
void run(int n) {
  std::vector<T> a(n), b(n), c(n);
  for (int i = 0; i < n; i++) a[i] = T(i), b[i] = T(2 * i);
  T *x, *y, *z;
  size_t bytes = n * sizeof(T);
  REQUIRE(cudaMalloc(&x, bytes) == cudaSuccess && cudaMalloc(&y, bytes) == cudaSuccess && cudaMalloc((void**)&z, bytes) == cudaSuccess);
  cudaMemcpy(x, a.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(y, b.data(), bytes, cudaMemcpyHostToDevice);
  work::add<<<(n + 255) / 256, 256>>>(x, y, z, n);
  work::add<T><<<dim3((n + 63) / 64), dim3(64), 0, 0>>>(x, y, z, n);
  REQUIRE(cudaGetLastError() == cudaSuccess);
  cudaMemcpy(c.data(), z, bytes, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) REQUIRE(c[i] == T(3 * i));
  cudaFree(x), cudaFree(y), cudaFree(z);
}
int main() {
  run<float>(1);
  run<float>(10007);
  run<double>(4096);
  run<int>(257);
}
