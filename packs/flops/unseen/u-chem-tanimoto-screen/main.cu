// Tanimoto similarity of molecular fingerprints to a set of queries; pairs too different in size are passed over.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef WORDS
#define WORDS 32
#endif

// Word k of molecule m lies at k * molecules + m; sizes has the number of set bits of each molecule.
__global__ void screen(const unsigned* library, const int* sizes, int molecules, const unsigned* queries, float cutoff, float* best) {
  __shared__ unsigned query[WORDS];
  for (int k = threadIdx.x; k < WORDS; k += blockDim.x) query[k] = queries[blockIdx.y * WORDS + k];
  __syncthreads();
  int m = blockIdx.x * blockDim.x + threadIdx.x;
  if (m >= molecules) return;
  int theirs = 0;
  for (int k = 0; k < WORDS; ++k) theirs += __popc(query[k]);
  int mine = sizes[m];
  float similarity = 0.0f;
  if (min(mine, theirs) >= cutoff * max(mine, theirs)) {
    int both = 0;
    for (int k = 0; k < WORDS; ++k) both += __popc(query[k] & library[k * molecules + m]);
    similarity = float(both) / float(mine + theirs - both);
  }
  best[blockIdx.y * molecules + m] = similarity;
}

int main(int argc, char** argv) {
  int molecules = argc > 1 ? std::atoi(argv[1]) : 500;
  int count = argc > 2 ? std::atoi(argv[2]) : 3;
  std::vector<unsigned> library(size_t(WORDS) * molecules), queries(size_t(WORDS) * count);
  std::vector<int> sizes(molecules);
  std::vector<float> best(size_t(count) * molecules);
  unsigned state = 31;
  for (int m = 0; m < molecules; ++m) {
    for (int k = 0; k < WORDS; ++k) {
      unsigned first = state = state * 1664525u + 1013904223u;
      unsigned second = state = state * 1664525u + 1013904223u;
      int dense = (m + k * (m % 4)) % 3;
      unsigned word = (dense == 0 ? first : dense == 1 ? first | second : first & second) | 1u;
      library[size_t(k) * molecules + m] = word;
      for (; word; word &= word - 1) ++sizes[m];
      if (m < count) queries[m * WORDS + k] = first | 1u;
    }
  }
  unsigned *device_library, *device_queries;
  int* device_sizes;
  float* device_best;
  cudaMalloc(&device_library, library.size() * sizeof(unsigned));
  cudaMalloc(&device_queries, queries.size() * sizeof(unsigned));
  cudaMalloc(&device_sizes, molecules * sizeof(int));
  cudaMalloc(&device_best, best.size() * sizeof(float));
  cudaMemcpy(device_library, library.data(), library.size() * sizeof(unsigned), cudaMemcpyHostToDevice);
  cudaMemcpy(device_queries, queries.data(), queries.size() * sizeof(unsigned), cudaMemcpyHostToDevice);
  cudaMemcpy(device_sizes, sizes.data(), molecules * sizeof(int), cudaMemcpyHostToDevice);
  dim3 grid((molecules + 127) / 128, count);
  screen<<<grid, 128>>>(device_library, device_sizes, molecules, device_queries, 0.95f, device_best);
  cudaMemcpy(best.data(), device_best, best.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float similarity : best) sum += similarity;
  std::printf("%.5f\n", sum);
  cudaFree(device_library);
  cudaFree(device_queries);
  cudaFree(device_sizes);
  cudaFree(device_best);
}
