// Standard score of the last value of each window of a series, from a tile with its halo in shared memory.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void rolling_score(const float* series, float* scores, int length, int window) {
  extern __shared__ float tile[];
  const float* row = series + static_cast<size_t>(blockIdx.y) * length;
  int first = blockIdx.x * blockDim.x;
  int reach = min(static_cast<int>(blockDim.x) + window - 1, length - first);
  for (int k = threadIdx.x; k < reach; k += blockDim.x) tile[k] = row[first + k];
  __syncthreads();
  int i = first + threadIdx.x;
  if (i + window > length) return;
  double sum = 0.0;
  double squares = 0.0;
  for (int k = 0; k < window; ++k) {
    double value = tile[threadIdx.x + k];
    sum += value;
    squares += value * value;
  }
  double variance = squares / window - (sum / window) * (sum / window);
  float centred = tile[threadIdx.x + window - 1] - static_cast<float>(sum / window);
  scores[static_cast<size_t>(blockIdx.y) * (length - window + 1) + i] = centred / sqrtf(static_cast<float>(variance) + 1e-6f);
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 4;
  int length = argc > 2 ? std::atoi(argv[2]) : 400;
  int window = argc > 3 ? std::atoi(argv[3]) : 10;
  int outputs = length - window + 1;
  if (outputs < 1) return 1;
  size_t count = static_cast<size_t>(rows) * length;
  std::vector<float> series(count), scores(static_cast<size_t>(rows) * outputs);
  for (size_t i = 0; i < count; ++i) series[i] = 5.0f + 0.1f * (i * 11 % 67) + 0.01f * (i % 500);
  float *device_series, *device_scores;
  cudaMalloc(&device_series, count * sizeof(float));
  cudaMalloc(&device_scores, scores.size() * sizeof(float));
  cudaMemcpy(device_series, series.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  int block = 128;
  dim3 grid((outputs + block - 1) / block, rows);
  rolling_score<<<grid, block, (block + window - 1) * sizeof(float)>>>(device_series, device_scores, length, window);
  cudaMemcpy(scores.data(), device_scores, scores.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float score : scores) sum += score;
  std::printf("%.6f\n", sum);
  cudaFree(device_series);
  cudaFree(device_scores);
}
