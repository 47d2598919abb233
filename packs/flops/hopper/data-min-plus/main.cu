// Shortest paths between all pairs of vertices: squares the distance matrix in the (min, +) algebra, tile by tile.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#define TILE 16

__global__ void min_plus(const float* distance, float* longer, int n) {
  __shared__ float left[TILE][TILE], right[TILE][TILE + 1];
  int row = blockIdx.y * TILE + threadIdx.y;
  int column = blockIdx.x * TILE + threadIdx.x;
  float best = INFINITY;
  for (int start = 0; start < n; start += TILE) {
    int across = start + threadIdx.x, down = start + threadIdx.y;
    left[threadIdx.y][threadIdx.x] = row < n && across < n ? distance[row * n + across] : INFINITY;
    right[threadIdx.y][threadIdx.x] = down < n && column < n ? distance[down * n + column] : INFINITY;
    __syncthreads();
    // One multiply-add per step, as in any matrix product.
    for (int k = 0; k < TILE; ++k) best = fminf(best, left[threadIdx.y][k] + right[k][threadIdx.x]);
    __syncthreads();
  }
  if (row < n && column < n) longer[row * n + column] = best;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 60;
  std::vector<float> distance(n * n, INFINITY);
  for (int i = 0; i < n; ++i) {
    distance[i * n + i] = 0.0f;
    distance[i * n + (i + 1) % n] = 2.0f + i % 5;
    distance[i * n + (i * 7 + 3) % n] = i == (i * 7 + 3) % n ? 0.0f : 4.5f + i % 11;
  }
  size_t bytes = distance.size() * sizeof(float);
  float *shorter, *longer;
  cudaMalloc(&shorter, bytes);
  cudaMalloc(&longer, bytes);
  cudaMemcpy(shorter, distance.data(), bytes, cudaMemcpyHostToDevice);
  dim3 block(TILE, TILE), grid((n + TILE - 1) / TILE, (n + TILE - 1) / TILE);
  for (int hops = 1; hops < n; hops *= 2) {
    min_plus<<<grid, block>>>(shorter, longer, n);
    std::swap(shorter, longer);
  }
  cudaMemcpy(distance.data(), shorter, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : distance) sum += value;
  std::printf("%.1f\n", sum);
  cudaFree(shorter);
  cudaFree(longer);
}
