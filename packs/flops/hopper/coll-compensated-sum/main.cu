// Sum of n doubles with a running compensation per thread, then one plain tree per block.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int THREADS = 256;

struct Compensated {
  double sum = 0.0;
  double lost = 0.0;

  __device__ void add(double value) {
    double corrected = value - lost;
    double next = sum + corrected;
    lost = (next - sum) - corrected;
    sum = next;
  }
};

__global__ void compensated_sum(const double* x, double* sums, int n) {
  __shared__ double partial[THREADS];
  Compensated total;
  for (int i = blockIdx.x * THREADS + threadIdx.x; i < n; i += gridDim.x * THREADS) total.add(x[i]);
  partial[threadIdx.x] = total.sum;
  __syncthreads();
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) sums[blockIdx.x] = partial[0];
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 10000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 8;
  std::vector<double> x(n), sums(blocks);
  for (int i = 0; i < n; ++i) x[i] = (i % 2 ? -1.0 : 1.0) * (1.0e6 + 0.1 * (i % 991)) + 1.0e-3;
  double *device_x, *device_sums;
  cudaMalloc(&device_x, n * sizeof(double));
  cudaMalloc(&device_sums, blocks * sizeof(double));
  cudaMemcpy(device_x, x.data(), n * sizeof(double), cudaMemcpyHostToDevice);
  compensated_sum<<<blocks, THREADS>>>(device_x, device_sums, n);
  cudaMemcpy(sums.data(), device_sums, blocks * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : sums) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_x);
  cudaFree(device_sums);
}
