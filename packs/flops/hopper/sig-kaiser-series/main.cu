// Applies a Kaiser window to every channel of a signal; the Bessel function is summed as a nested series.
#include <cstdio>
#include <cstdlib>
#include <vector>

// What follows term k - 1 of the series of I0, q being a quarter of the squared argument.
__device__ double bessel(double q, int k, int terms) {
  if (k > terms) return 1.0;
  double inverse = 1.0 / (double(k) * k);
  return 1.0 + q * inverse * bessel(q, k + 1, terms);
}

__global__ void applyWindow(const double* signal, double* shaped, int n, double beta, double scale, double gain, int terms) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double r = i * scale - 1.0;
  double weight = gain * bessel(0.25 * beta * beta * (1.0 - r * r), 1, terms);
  size_t at = size_t(blockIdx.y) * n + i;
  shaped[at] = signal[at] * weight;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 257;
  int channels = argc > 2 ? std::atoi(argv[2]) : 1;
  int terms = argc > 3 ? std::atoi(argv[3]) : 12;
  size_t count = size_t(n) * channels;
  std::vector<double> signal(count);
  for (size_t i = 0; i < count; ++i) signal[i] = 1.0 + 0.01 * (i % 97) - 0.02 * (i % 13);
  double *device_signal, *device_shaped;
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  cudaMalloc(&device_signal, count * sizeof(double));
  cudaMalloc(&device_shaped, count * sizeof(double));
  cudaMemcpy(device_signal, signal.data(), count * sizeof(double), cudaMemcpyHostToDevice);
  const int block = 128;
  dim3 grid((n + block - 1) / block, channels);
  double scale = 2.0 / (n - 1);
  applyWindow<<<grid, block>>>(device_signal, device_shaped, n, 6.0, scale, 0.0148733, terms);
  cudaMemcpy(signal.data(), device_shaped, count * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : signal) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_signal);
  cudaFree(device_shaped);
}
