// Exponentially smoothed level and trend of many interleaved series, a thread per series.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void trend_smoothing(const float* observed, float* smoothed, int series, int length, float damping) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= series) return;
  float level = observed[s];
  float trend = 0.0f;
  smoothed[s] = level;
  for (int t = 1; t < length; ++t) {
    float previous = level;
    level = 0.8 * (level + trend) + 0.2 * observed[t * series + s];
    trend += damping * (level - previous - trend);
    smoothed[t * series + s] = level;
  }
}

int main(int argc, char** argv) {
  int series = argc > 1 ? std::atoi(argv[1]) : 100;
  int length = argc > 2 ? std::atoi(argv[2]) : 50;
  int count = series * length;
  std::vector<float> observed(count), smoothed(count);
  for (int t = 0; t < length; ++t) {
    for (int s = 0; s < series; ++s) observed[t * series + s] = 20.0f + 0.05f * t + 0.3f * ((t * 5 + s) % 19);
  }
  float *device_observed, *device_smoothed;
  cudaMalloc(&device_observed, count * sizeof(float));
  cudaMalloc(&device_smoothed, count * sizeof(float));
  cudaMemcpy(device_observed, observed.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  int block = 64;
  trend_smoothing<<<(series + block - 1) / block, block>>>(device_observed, device_smoothed, series, length, 0.25f);
  cudaMemcpy(smoothed.data(), device_smoothed, count * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : smoothed) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_observed);
  cudaFree(device_smoothed);
}
