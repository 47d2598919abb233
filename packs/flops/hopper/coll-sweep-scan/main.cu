// Exclusive prefix sums within tiles of two values per thread (up-sweep, down-sweep), and the total of each tile.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void sweep_scan(const float* x, float* scanned, float* totals, int n) {
  extern __shared__ float s[];
  int tile = 2 * blockDim.x;
  int first = blockIdx.x * tile;
  for (int k = threadIdx.x; k < tile; k += blockDim.x) s[k] = first + k < n ? x[first + k] : 0.0f;
  __syncthreads();
  for (int stride = 1; stride < tile; stride *= 2) {
    int right = (threadIdx.x + 1) * 2 * stride - 1;
    if (right < tile) s[right] += s[right - stride];
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    totals[blockIdx.x] = s[tile - 1];
    s[tile - 1] = 0.0f;
  }
  __syncthreads();
  for (int stride = tile / 2; stride > 0; stride /= 2) {
    int right = (threadIdx.x + 1) * 2 * stride - 1;
    if (right < tile) {
      float left = s[right - stride];
      s[right - stride] = s[right];
      s[right] += left;
    }
    __syncthreads();
  }
  for (int k = threadIdx.x; k < tile; k += blockDim.x) {
    if (first + k < n) scanned[first + k] = s[k];
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  int block = argc > 2 ? std::atoi(argv[2]) : 64;  // a power of two
  int tile = 2 * block;
  int tiles = (n + tile - 1) / tile;
  int groups = (tiles + tile - 1) / tile;
  std::vector<float> x(n), scanned(n), bases(tiles);
  for (int i = 0; i < n; ++i) x[i] = 0.25f * (i % 23) - 1.5f;
  float *device_x, *device_scanned, *device_totals, *device_bases, *device_groups;
  cudaMalloc(&device_x, n * sizeof(float));
  cudaMalloc(&device_scanned, n * sizeof(float));
  cudaMalloc(&device_totals, tiles * sizeof(float));
  cudaMalloc(&device_bases, tiles * sizeof(float));
  cudaMalloc(&device_groups, groups * sizeof(float));
  cudaMemcpy(device_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  sweep_scan<<<tiles, block, tile * sizeof(float)>>>(device_x, device_scanned, device_totals, n);
  sweep_scan<<<groups, block, tile * sizeof(float)>>>(device_totals, device_bases, device_groups, tiles);
  cudaMemcpy(scanned.data(), device_scanned, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(bases.data(), device_bases, tiles * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += scanned[i] + bases[i / tile];
  std::printf("%.6f\n", sum);
  cudaFree(device_x);
  cudaFree(device_scanned);
  cudaFree(device_totals);
  cudaFree(device_bases);
  cudaFree(device_groups);
}
