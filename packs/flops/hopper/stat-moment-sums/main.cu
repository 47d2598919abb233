// Sums of the first three powers of shifted float samples, in a sum type chosen by a template.
#include <cstdio>
#include <cstdlib>
#include <vector>

template <typename Sum>
__global__ void moment_sums(const float* samples, float shift, Sum* sums, int n) {
  Sum first = 0, second = 0, third = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float d = samples[i] - shift;
    float square = d * d;
    first += d;
    second += square;
    third += square * d;
  }
  for (int offset = 16; offset > 0; offset /= 2) {
    first += __shfl_down_sync(0xffffffffu, first, offset);
    second += __shfl_down_sync(0xffffffffu, second, offset);
    third += __shfl_down_sync(0xffffffffu, third, offset);
  }
  if (threadIdx.x % 32 == 0) {
    atomicAdd(&sums[0], first);
    atomicAdd(&sums[1], second);
    atomicAdd(&sums[2], third);
  }
}

template <typename Sum>
void report(const float* device_samples, int n, int blocks, int block) {
  Sum sums[3];
  Sum* device_sums;
  cudaMalloc(&device_sums, sizeof(sums));
  cudaMemset(device_sums, 0, sizeof(sums));
  moment_sums<Sum><<<blocks, block>>>(device_samples, 2.5f, device_sums, n);
  cudaMemcpy(sums, device_sums, sizeof(sums), cudaMemcpyDeviceToHost);
  std::printf("%.1f %.1f %.1f\n", double(sums[0]), double(sums[1]), double(sums[2]));
  cudaFree(device_sums);
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 2;
  int block = argc > 3 ? std::atoi(argv[3]) : 128;
  std::vector<float> samples(n);
  for (int i = 0; i < n; ++i) samples[i] = 0.0625f * (i * 11 % 83);
  float* device_samples;
  cudaMalloc(&device_samples, n * sizeof(float));
  cudaMemcpy(device_samples, samples.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  report<double>(device_samples, n, blocks, block);
  report<float>(device_samples, n, blocks, block);
  cudaFree(device_samples);
}
