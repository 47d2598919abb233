// A bank of exponential moving averages: the final level of every series for every smoothing factor.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void ewma_bank(const float* prices, float first, float step, float* levels, int series, int factors, int length) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  int k = blockIdx.y * blockDim.y + threadIdx.y;
  if (s >= series || k >= factors) return;
  float alpha = first + step * k;
  float level = prices[s];
  for (int t = 1; t < length; ++t) level += alpha * (prices[t * series + s] - level);
  levels[k * series + s] = level;
}

int main(int argc, char** argv) {
  int series = argc > 1 ? std::atoi(argv[1]) : 100;
  int factors = argc > 2 ? std::atoi(argv[2]) : 3;
  int length = argc > 3 ? std::atoi(argv[3]) : 50;
  std::vector<float> prices(static_cast<size_t>(series) * length), levels(static_cast<size_t>(series) * factors);
  for (int t = 0; t < length; ++t) {
    for (int s = 0; s < series; ++s) prices[static_cast<size_t>(t) * series + s] = 50.0f + s % 19 + 0.125f * (t * 7 % 31);
  }
  float *device_prices, *device_levels;
  cudaMalloc(&device_prices, prices.size() * sizeof(float));
  cudaMalloc(&device_levels, levels.size() * sizeof(float));
  cudaMemcpy(device_prices, prices.data(), prices.size() * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(32, 4);
  dim3 grid((series + block.x - 1) / block.x, (factors + block.y - 1) / block.y);
  ewma_bank<<<grid, block>>>(device_prices, 0.03125f, 0.0625f, device_levels, series, factors, length);
  cudaMemcpy(levels.data(), device_levels, levels.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : levels) sum += value;
  std::printf("%.6f\n", sum / levels.size());
  cudaFree(device_prices);
  cudaFree(device_levels);
}
