// Counts the canonical k-mers of a genome by the bucket of their hash.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

struct Window {
  unsigned long long forward, reverse;
};

// A, C, T and G become 0, 1, 2 and 3; the complement of a base differs from it in bit 1.
__device__ void slide(Window& window, char letter, int k) {
  unsigned long long base = (letter >> 1) & 3;
  window.forward = (window.forward << 2 | base) & ((1ull << 2 * k) - 1);
  window.reverse = window.reverse >> 2 | (base ^ 2) << 2 * (k - 1);
}

__device__ unsigned scramble(unsigned long long key) {
  key = (key ^ key >> 31) * 0x7fb5d329728ea185ull;
  key = (key ^ key >> 27) * 0x81dadef4bc2dd44dull;
  return unsigned(key >> 33);
}

__global__ void count_kmers(const char* genome, int positions, int k, int span, unsigned* table, int buckets) {
  extern __shared__ unsigned counts[];
  for (int b = threadIdx.x; b < buckets; b += blockDim.x) counts[b] = 0;
  __syncthreads();
  int first = (blockIdx.x * blockDim.x + threadIdx.x) * span;
  int last = min(first + span, positions);
  Window window = {0, 0};
  if (first < last) {
    for (int p = first; p < first + k - 1; ++p) slide(window, genome[p], k);
  }
  for (int p = first; p < last; ++p) {
    slide(window, genome[p + k - 1], k);
    unsigned long long smaller = window.forward < window.reverse ? window.forward : window.reverse;
    atomicAdd(&counts[scramble(smaller) & (buckets - 1)], 1u);
  }
  __syncthreads();
  for (int b = threadIdx.x; b < buckets; b += blockDim.x) atomicAdd(&table[b], counts[b]);
}

int main(int argc, char** argv) {
  int length = argc > 1 ? std::atoi(argv[1]) : 20000;
  int k = argc > 2 ? std::atoi(argv[2]) : 15;
  int span = argc > 3 ? std::atoi(argv[3]) : 4;
  int buckets = argc > 4 ? std::atoi(argv[4]) : 256;  // a power of two
  std::string genome(length, 'A');
  unsigned state = 12345;
  for (char& letter : genome) {
    state = state * 1664525u + 1013904223u;
    letter = "ACGT"[state >> 30];
  }
  int positions = length - k + 1, per_block = 128 * span;
  char* device_genome;
  unsigned* device_table;
  cudaMalloc(&device_genome, length);
  cudaMalloc(&device_table, buckets * sizeof(unsigned));
  cudaMemcpy(device_genome, genome.data(), length, cudaMemcpyHostToDevice);
  cudaMemset(device_table, 0, buckets * sizeof(unsigned));
  count_kmers<<<(positions + per_block - 1) / per_block, 128, buckets * sizeof(unsigned)>>>(device_genome, positions, k, span, device_table,
                                                                                            buckets);
  std::vector<unsigned> table(buckets);
  cudaMemcpy(table.data(), device_table, buckets * sizeof(unsigned), cudaMemcpyDeviceToHost);
  unsigned long long sum = 0;
  for (int b = 0; b < buckets; ++b) sum += (unsigned long long)table[b] * (b + 1);
  std::printf("%llu\n", sum);
  cudaFree(device_genome);
  cudaFree(device_table);
}
