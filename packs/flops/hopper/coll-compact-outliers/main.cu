// Indices of the readings outside the band [low, high], packed together with a block scan.
#include <cstdio>
#include <cstdlib>
#include <cub/block/block_scan.cuh>
#include <vector>

template <int THREADS, int ITEMS>
__global__ void compact_outliers(const float* readings, int n, float low, float high, int* kept, int* count) {
  using Scan = cub::BlockScan<int, THREADS>;
  __shared__ typename Scan::TempStorage storage;
  __shared__ int base;
  int first = (blockIdx.x * THREADS + threadIdx.x) * ITEMS;
  bool outside[ITEMS];
  int mine = 0;
#pragma unroll
  for (int k = 0; k < ITEMS; ++k) {
    outside[k] = first + k < n && (readings[first + k] < low || readings[first + k] > high);
    mine += outside[k];
  }
  int offset, total;
  Scan(storage).ExclusiveSum(mine, offset, total);
  if (threadIdx.x == 0) base = atomicAdd(count, total);
  __syncthreads();
  int position = base + offset;
#pragma unroll
  for (int k = 0; k < ITEMS; ++k) {
    if (outside[k]) kept[position++] = first + k;
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 10000;
  constexpr int THREADS = 256, ITEMS = 4;
  std::vector<float> readings(n);
  for (int i = 0; i < n; ++i) readings[i] = 0.02f * (i * 37LL % 199 - 99) + 0.001f * (i % 11);
  float* device_readings;
  int *device_kept, *device_count;
  cudaMalloc(&device_readings, n * sizeof(float));
  cudaMalloc(&device_kept, n * sizeof(int));
  cudaMalloc(&device_count, sizeof(int));
  cudaMemcpy(device_readings, readings.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(device_count, 0, sizeof(int));
  int blocks = (n + THREADS * ITEMS - 1) / (THREADS * ITEMS);
  compact_outliers<THREADS, ITEMS><<<blocks, THREADS>>>(device_readings, n, -1.5f, 1.5f, device_kept, device_count);
  int count = 0;
  cudaMemcpy(&count, device_count, sizeof(int), cudaMemcpyDeviceToHost);
  std::vector<int> kept(count);
  cudaMemcpy(kept.data(), device_kept, count * sizeof(int), cudaMemcpyDeviceToHost);
  long long sum = 0;
  for (int index : kept) sum += index;
  std::printf("%d %lld\n", count, sum);
  cudaFree(device_readings);
  cudaFree(device_kept);
  cudaFree(device_count);
}
