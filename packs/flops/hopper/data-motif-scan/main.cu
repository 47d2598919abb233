// Scores of a motif, given by a weight for each base at each place, at every position of a DNA sequence and on both strands.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

__constant__ float weights[16 * 4];

// Adds the weights until the first base that the motif does not like.
__device__ float score(const char* window, int length, bool opposite) {
  float sum = 0.0f;
#pragma unroll
  for (int k = 0; k < length; ++k) {
    int base = (window[opposite ? length - 1 - k : k] >> 1) & 3;
    sum += weights[k * 4 + (opposite ? base ^ 2 : base)];
  }
  return sum;
}

template <int LENGTH>
__global__ void motif_scan(const char* sequence, float* best, int positions) {
  for (int p = blockIdx.x * blockDim.x + threadIdx.x; p < positions; p += gridDim.x * blockDim.x) {
    best[p] = fmaxf(score(sequence + p, LENGTH, false), score(sequence + p, LENGTH, true));
  }
}

int main(int argc, char** argv) {
  int length = argc > 1 ? std::atoi(argv[1]) : 10000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 8;
  std::string sequence(length, 'A');
  unsigned state = 99;
  for (char& letter : sequence) {
    state = state * 1664525u + 1013904223u;
    letter = "ACGT"[state >> 30];
  }
  float table[16 * 4];
  for (int k = 0; k < 16 * 4; ++k) table[k] = 0.25f * ((k * 5) % 13) - 1.5f;
  cudaMemcpyToSymbol(weights, table, sizeof table);
  char* device_sequence;
  float* device_best;
  cudaMalloc(&device_sequence, length);
  cudaMalloc(&device_best, length * sizeof(float));
  cudaMemcpy(device_sequence, sequence.data(), length, cudaMemcpyHostToDevice);
  std::vector<float> best(length);
  double sum = 0;
  motif_scan<12><<<blocks, 256>>>(device_sequence, device_best, length - 12 + 1);
  cudaMemcpy(best.data(), device_best, (length - 12 + 1) * sizeof(float), cudaMemcpyDeviceToHost);
  for (int p = 0; p < length - 12 + 1; ++p) sum += best[p];
  motif_scan<8><<<blocks, 256>>>(device_sequence, device_best, length - 8 + 1);
  cudaMemcpy(best.data(), device_best, (length - 8 + 1) * sizeof(float), cudaMemcpyDeviceToHost);
  for (int p = 0; p < length - 8 + 1; ++p) sum += best[p];
  std::printf("%.4f\n", sum);
  cudaFree(device_sequence);
  cudaFree(device_best);
}
