// Entropy of the softmax of each row of logits, a warp per row.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define BUTTERFLY(distance) for (int distance = 16; distance > 0; distance /= 2)

__global__ void softmax_entropy(const float* logits, float* entropies, int rows, int columns) {
  int index = blockIdx.x * blockDim.y + threadIdx.y;
  if (index >= rows) return;
  const float* row = logits + static_cast<size_t>(index) * columns;
  float peak = -INFINITY;
  for (int c = threadIdx.x; c < columns; c += 32) peak = fmaxf(peak, row[c]);
  BUTTERFLY(d) peak = fmaxf(peak, __shfl_xor_sync(0xffffffffu, peak, d));
  float total = 0.0f;
  float moment = 0.0f;
  for (int c = threadIdx.x; c < columns; c += 32) {
    total += expf(row[c] - peak);
    moment += (row[c] - peak) * expf(row[c] - peak);
  }
  BUTTERFLY(d) {
    total += __shfl_xor_sync(0xffffffffu, total, d);
    moment += __shfl_xor_sync(0xffffffffu, moment, d);
  }
  if (threadIdx.x == 0) entropies[index] = logf(total) - moment / total;
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 10;
  int columns = argc > 2 ? std::atoi(argv[2]) : 100;
  size_t count = static_cast<size_t>(rows) * columns;
  std::vector<float> logits(count), entropies(rows);
  for (size_t i = 0; i < count; ++i) logits[i] = 0.04f * (i * 31 % 211) - 3.0f;
  float *device_logits, *device_entropies;
  cudaMalloc(&device_logits, count * sizeof(float));
  cudaMalloc(&device_entropies, rows * sizeof(float));
  cudaMemcpy(device_logits, logits.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(32, 4);
  softmax_entropy<<<(rows + block.y - 1) / block.y, block>>>(device_logits, device_entropies, rows, columns);
  cudaMemcpy(entropies.data(), device_entropies, rows * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float entropy : entropies) sum += entropy;
  std::printf("%.6f\n", sum);
  cudaFree(device_logits);
  cudaFree(device_entropies);
}
