// Draws from an empirical distribution: each uniform number is looked up in the cumulative distribution.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ int find_level(const float* cdf, float u, int low, int high) {
  if (low >= high) return low;
  int middle = (low + high) / 2;
  if (cdf[middle] < u) return find_level(cdf, u, middle + 1, high);
  return find_level(cdf, u, low, middle);
}

__global__ void draw(const float* cdf, const float* values, int levels, const float* uniforms, float* draws, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    draws[i] = values[find_level(cdf, uniforms[i], 0, levels - 1)];
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  int levels = argc > 2 ? std::atoi(argv[2]) : 50;
  int blocks = argc > 3 ? std::atoi(argv[3]) : 4;
  std::vector<float> cdf(levels), values(levels), uniforms(n), draws(n);
  double total = 0, running = 0;
  for (int k = 0; k < levels; ++k) total += 1 + k * 31 % 17;
  for (int k = 0; k < levels; ++k) {
    running += 1 + k * 31 % 17;
    cdf[k] = static_cast<float>(running / total);
    values[k] = -3.0f + 6.0f * k / levels;
  }
  unsigned state = 12345;
  for (int i = 0; i < n; ++i) {
    state = state * 1664525u + 1013904223u;
    uniforms[i] = (state >> 8) / 16777216.0f;
  }
  float *device_cdf, *device_values, *device_uniforms, *device_draws;
  cudaMalloc(&device_cdf, levels * sizeof(float));
  cudaMalloc(&device_values, levels * sizeof(float));
  cudaMalloc(&device_uniforms, n * sizeof(float));
  cudaMalloc(&device_draws, n * sizeof(float));
  cudaMemcpy(device_cdf, cdf.data(), levels * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_values, values.data(), levels * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_uniforms, uniforms.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaDeviceSetLimit(cudaLimitStackSize, 4096);
  draw<<<blocks, 128>>>(device_cdf, device_values, levels, device_uniforms, device_draws, n);
  cudaMemcpy(draws.data(), device_draws, n * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : draws) sum += value;
  std::printf("%.6f\n", sum / n);
  cudaFree(device_cdf);
  cudaFree(device_values);
  cudaFree(device_uniforms);
  cudaFree(device_draws);
}
