// Pitched memory, copies of rows, blocks and grids of three dimensions.
#include "require.h"
__global__ void fill(char* base, size_t pitch, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) ((float*)(base + y * pitch))[x] = y * 100 + x;
}
__global__ void corners(int* out) {
  if (threadIdx.x == blockDim.x - 1 && threadIdx.y == blockDim.y - 1 && threadIdx.z == blockDim.z - 1)
    out[blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z)] = threadIdx.x * 100 + threadIdx.y * 10 + threadIdx.z;
}
int main() {
  const int width = 37, height = 21;
  char* base;
  size_t pitch;
  REQUIRE(cudaMallocPitch(&base, &pitch, width * sizeof(float), height) == cudaSuccess && pitch >= width * sizeof(float));
  fill<<<dim3(3, 2), dim3(16, 16)>>>(base, pitch, width, height);
  float host[height][width];
  REQUIRE(cudaMemcpy2D(host, width * 4, base, pitch, width * 4, height, cudaMemcpyDeviceToHost) == cudaSuccess);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) REQUIRE(host[y][x] == y * 100 + x);
  int *out, all[24];
  cudaMalloc(&out, sizeof all);
  corners<<<dim3(2, 3, 4), dim3(4, 5, 6)>>>(out);
  cudaMemcpy(all, out, sizeof all, cudaMemcpyDeviceToHost);
  for (int one : all) REQUIRE(one == 345);
}
