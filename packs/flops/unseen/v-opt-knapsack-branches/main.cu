// The greatest value that fits into knapsacks of different sizes, by a depth-first search with an upper bound.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef ITEMS
#define ITEMS 10
#endif

__constant__ int weight[ITEMS];
__constant__ double gain[ITEMS];
__constant__ double rest[ITEMS];  // gain of an item and all that follow

__device__ double search(int item, int room, double value, double best) {
  best = fmax(best, value);
  if (item == ITEMS || value + rest[item] <= best) return best;
  if (weight[item] <= room) best = search(item + 1, room - weight[item], value + gain[item], best);
  return search(item + 1, room, value, best);
}

__global__ void fill_knapsacks(const int* rooms, double* values, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  values[i] = search(0, rooms[i], 0.0, 0.0);
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 100;
  int host_weight[ITEMS];
  double host_gain[ITEMS], host_rest[ITEMS];
  for (int k = 0; k < ITEMS; ++k) {
    host_weight[k] = 5 + k * 7 % 11;
    host_gain[k] = 1.5 * host_weight[k] + 0.25 * (k * 5 % 9) - 0.5 * k;
  }
  double sum = 0;
  for (int k = ITEMS - 1; k >= 0; --k) {
    sum += host_gain[k];
    host_rest[k] = sum;
  }
  cudaMemcpyToSymbol(weight, host_weight, sizeof(host_weight));
  cudaMemcpyToSymbol(gain, host_gain, sizeof(host_gain));
  cudaMemcpyToSymbol(rest, host_rest, sizeof(host_rest));
  std::vector<int> rooms(count);
  std::vector<double> values(count);
  for (int i = 0; i < count; ++i) rooms[i] = 10 + i * 13 % 107;
  int* device_rooms;
  double* device_values;
  cudaMalloc(&device_rooms, count * sizeof(int));
  cudaMalloc(&device_values, count * sizeof(double));
  cudaMemcpy(device_rooms, rooms.data(), count * sizeof(int), cudaMemcpyHostToDevice);
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  fill_knapsacks<<<(count + 63) / 64, 64>>>(device_rooms, device_values, count);
  cudaMemcpy(values.data(), device_values, count * sizeof(double), cudaMemcpyDeviceToHost);
  double total = 0;
  for (double value : values) total += value;
  std::printf("%.4f\n", total);
  cudaFree(device_rooms);
  cudaFree(device_values);
}
