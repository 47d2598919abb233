// Two-dimensional blocks and grids, two shared tiles, edges that do not divide.
#include "require.h"
#include <vector>
#define TILE 16
__global__ void __launch_bounds__(TILE* TILE) multiply(const float* a, const float* b, float* c, int n) {
  __shared__ float x[TILE][TILE], y[TILE][TILE + 1];
  int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < (n + TILE - 1) / TILE; t++) {
    x[threadIdx.y][threadIdx.x] = row < n && t * TILE + threadIdx.x < n ? a[row * n + t * TILE + threadIdx.x] : 0;
    y[threadIdx.y][threadIdx.x] = column < n && t * TILE + threadIdx.y < n ? b[(t * TILE + threadIdx.y) * n + column] : 0;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < TILE; k++) sum += x[threadIdx.y][k] * y[k][threadIdx.x];
    __syncthreads();
  }
  if (row < n && column < n) c[row * n + column] = sum;
}
int main() {
  const int n = 70;
  std::vector<float> a(n * n), b(n * n), c(n * n);
  for (int i = 0; i < n * n; i++) a[i] = i % 7, b[i] = i % 5;
  float *x, *y, *z;
  cudaMalloc(&x, n * n * 4), cudaMalloc(&y, n * n * 4), cudaMalloc(&z, n * n * 4);
  cudaMemcpy(x, a.data(), n * n * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(y, b.data(), n * n * 4, cudaMemcpyHostToDevice);
  dim3 block(TILE, TILE), grid((n + TILE - 1) / TILE, (n + TILE - 1) / TILE);
  multiply<<<grid, block>>>(x, y, z, n);
  cudaMemcpy(c.data(), z, n * n * 4, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      float sum = 0;
      for (int k = 0; k < n; k++) sum += a[i * n + k] * b[k * n + j];
      REQUIRE(sum == c[i * n + j]);
    }
}
