// Autocovariances of several time series with a known mean: one block per lag and series.
#include <cstdio>
#include <cstdlib>
#include <vector>

template <int BLOCK>
__global__ void autocovariance(const float* x, float mean, float scale, float* gamma, int n) {
  __shared__ float part[BLOCK];
  int lag = blockIdx.x;
  int thread = threadIdx.x;
  const float* row = x + blockIdx.y * n;
  float sum = 0.0f;
  for (int t = thread; t + lag < n; t += BLOCK) sum += (row[t] - mean) * (row[t + lag] - mean);
  part[thread] = sum;
  __syncthreads();
  for (int half = BLOCK / 2; half > 0; half /= 2) {
    if (thread < half) part[thread] += part[thread + half];
    __syncthreads();
  }
  if (thread == 0) gamma[blockIdx.y * gridDim.x + lag] = part[0] * scale;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  int lags = argc > 2 ? std::atoi(argv[2]) : 16;
  int series = argc > 3 ? std::atoi(argv[3]) : 2;
  std::vector<float> x(static_cast<size_t>(series) * n), gamma(static_cast<size_t>(series) * lags);
  for (int s = 0; s < series; ++s) {
    for (int t = 0; t < n; ++t) x[static_cast<size_t>(s) * n + t] = 3.5f + 0.125f * ((t * (2 * s + 3)) % 33 - 16);
  }
  float *device_x, *device_gamma;
  cudaMalloc(&device_x, x.size() * sizeof(float));
  cudaMalloc(&device_gamma, gamma.size() * sizeof(float));
  cudaMemcpy(device_x, x.data(), x.size() * sizeof(float), cudaMemcpyHostToDevice);
  autocovariance<256><<<dim3(lags, series), 256>>>(device_x, 3.5f, 1.0f / n, device_gamma, n);
  cudaMemcpy(gamma.data(), device_gamma, gamma.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : gamma) sum += value;
  std::printf("%.6f %.6f\n", gamma[0], sum);
  cudaFree(device_x);
  cudaFree(device_gamma);
}
