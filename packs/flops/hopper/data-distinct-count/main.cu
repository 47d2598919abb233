// Estimates the number of distinct items in each of many sets with a HyperLogLog of 256 registers, a block per set.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int REGISTERS = 256;

__device__ unsigned mix(unsigned item) {
  item = (item ^ item >> 16) * 0x7feb352du;
  item = (item ^ item >> 15) * 0x846ca68bu;
  return item ^ item >> 16;
}

__global__ void estimate_distinct(const unsigned* items, int per_set, double alpha, double* estimates) {
  __shared__ int registers[REGISTERS];
  __shared__ float shares[REGISTERS];
  int t = threadIdx.x;
  const unsigned* set = items + size_t(blockIdx.x) * per_set;
  registers[t] = 0;
  __syncthreads();
  for (int k = t; k < per_set; k += REGISTERS) {
    unsigned hash = mix(set[k]);
    atomicMax(&registers[hash >> 24], __clz(hash << 8 | 128u) + 1);
  }
  __syncthreads();
  shares[t] = 1.0f / float(1u << registers[t]);
  int empty = __syncthreads_count(registers[t] == 0);
  for (int half = REGISTERS / 2; half > 0; half /= 2) {
    if (t < half) shares[t] += shares[t + half];
    __syncthreads();
  }
  if (t == 0) {
    double estimate = alpha * REGISTERS * REGISTERS / shares[0];
    if (estimate <= 2.5 * REGISTERS && empty > 0) estimate = REGISTERS * log(double(REGISTERS) / empty);
    estimates[blockIdx.x] = estimate;
  }
}

int main(int argc, char** argv) {
  int sets = argc > 1 ? std::atoi(argv[1]) : 20;
  int per_set = argc > 2 ? std::atoi(argv[2]) : 1000;
  std::vector<unsigned> items(size_t(sets) * per_set);
  for (int s = 0; s < sets; ++s) {
    for (int k = 0; k < per_set; ++k) items[size_t(s) * per_set + k] = unsigned(s) * 100003u + unsigned(k % (50 + 5 * s));
  }
  unsigned* device_items;
  double* device_estimates;
  cudaMalloc(&device_items, items.size() * sizeof(unsigned));
  cudaMalloc(&device_estimates, sets * sizeof(double));
  cudaMemcpy(device_items, items.data(), items.size() * sizeof(unsigned), cudaMemcpyHostToDevice);
  estimate_distinct<<<sets, REGISTERS>>>(device_items, per_set, 0.7183, device_estimates);
  std::vector<double> estimates(sets);
  cudaMemcpy(estimates.data(), device_estimates, sets * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double estimate : estimates) sum += estimate;
  std::printf("%.4f\n", sum);
  cudaFree(device_items);
  cudaFree(device_estimates);
}
