// Widest paths of two hops: c[i][j] = max over k of min(a[i][k], b[k][j]), capacities are not negative.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef TILE
#define TILE 8
#endif

__global__ void bottleneckProduct(const float* a, const float* b, float* c, int m, int depth, int n) {
  __shared__ float tileA[TILE][TILE];
  __shared__ float tileB[TILE][TILE + 1];
  int col = blockIdx.x * TILE + threadIdx.x;
  int row = blockIdx.y * TILE + threadIdx.y;
  float best = 0.0f;
  for (int start = 0; start < depth; start += TILE) {
    int inA = start + threadIdx.x;
    int inB = start + threadIdx.y;
    tileA[threadIdx.y][threadIdx.x] = row < m && inA < depth ? a[row * depth + inA] : 0.0f;
    tileB[threadIdx.y][threadIdx.x] = inB < depth && col < n ? b[inB * n + col] : 0.0f;
    __syncthreads();
    // One multiply-add for each element of the tile.
    for (int k = 0; k < TILE; ++k) best = fmaxf(best, fminf(tileA[threadIdx.y][k], tileB[k][threadIdx.x]));
    __syncthreads();
  }
  if (row < m && col < n) c[row * n + col] = best;
}

int main(int argc, char** argv) {
  int m = argc > 1 ? std::atoi(argv[1]) : 60;
  int depth = argc > 2 ? std::atoi(argv[2]) : 50;
  int n = argc > 3 ? std::atoi(argv[3]) : 70;
  std::vector<float> a(m * depth), b(depth * n), c(m * n);
  for (int i = 0; i < m * depth; ++i) a[i] = 0.25f * (i * 7 % 113);
  for (int i = 0; i < depth * n; ++i) b[i] = 0.5f * (i * 11 % 61);

  float *device_a, *device_b, *device_c;
  cudaMalloc(&device_a, a.size() * sizeof(float));
  cudaMalloc(&device_b, b.size() * sizeof(float));
  cudaMalloc(&device_c, c.size() * sizeof(float));
  cudaMemcpy(device_a, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_b, b.data(), b.size() * sizeof(float), cudaMemcpyHostToDevice);

  dim3 block(TILE, TILE);
  dim3 grid((n + TILE - 1) / TILE, (m + TILE - 1) / TILE);
  bottleneckProduct<<<grid, block>>>(device_a, device_b, device_c, m, depth, n);
  cudaMemcpy(c.data(), device_c, c.size() * sizeof(float), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (float value : c) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_a);
  cudaFree(device_b);
  cudaFree(device_c);
}
