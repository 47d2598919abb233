// Weighted sum of each of many interleaved series, split in halves until at most LEAF terms are left.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int LEAF = 16;

__device__ double pairwise(const double* x, const double* w, int stride, int n) {
  if (n <= LEAF) {
    double sum = x[0] * w[0];
    for (int k = 1; k < n; ++k) sum += x[k * stride] * w[k];
    return sum;
  }
  int half = n / 2;
  return pairwise(x, w, stride, half) + pairwise(x + half * stride, w + half, stride, n - half);
}

__global__ void weighted_sums(const double* samples, const double* weights, double* sums, int series, int length) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= series) return;
  sums[s] = pairwise(samples + s, weights, series, length);
}

int main(int argc, char** argv) {
  int series = argc > 1 ? std::atoi(argv[1]) : 100;
  int length = argc > 2 ? std::atoi(argv[2]) : 60;
  int count = series * length;
  std::vector<double> samples(count), weights(length), sums(series);
  for (int i = 0; i < count; ++i) samples[i] = 1.0 + 0.002 * (i % 331);
  for (int k = 0; k < length; ++k) weights[k] = 0.5 + 0.01 * (k % 29);
  double *device_samples, *device_weights, *device_sums;
  cudaMalloc(&device_samples, count * sizeof(double));
  cudaMalloc(&device_weights, length * sizeof(double));
  cudaMalloc(&device_sums, series * sizeof(double));
  cudaMemcpy(device_samples, samples.data(), count * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_weights, weights.data(), length * sizeof(double), cudaMemcpyHostToDevice);
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  int block = 64;
  weighted_sums<<<(series + block - 1) / block, block>>>(device_samples, device_weights, device_sums, series, length);
  cudaMemcpy(sums.data(), device_sums, series * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : sums) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_samples);
  cudaFree(device_weights);
  cudaFree(device_sums);
}
