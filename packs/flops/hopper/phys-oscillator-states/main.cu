// Wave functions of the quantum harmonic oscillator on a line of points, one row of blocks for each level.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int MOST = 12;

__constant__ double unit[MOST];

__device__ double hermite(int n, double x) {
  if (n < 2) return n == 0 ? 1.0 : x;
  return x * hermite(n - 1, x) - (n - 1) * hermite(n - 2, x);
}

__global__ void eigenstates(double* psi, double left, double step, int points) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= points) return;
  int level = blockIdx.y;
  double x = left + step * i;
  psi[level * points + i] = unit[level] * hermite(level, x) * exp(-0.25 * x * x);
}

int main(int argc, char** argv) {
  int points = argc > 1 ? std::atoi(argv[1]) : 500;
  int levels = argc > 2 ? std::atoi(argv[2]) : 4;
  if (levels > MOST) levels = MOST;
  double factor[MOST];
  double factorial = std::sqrt(2.0 * 3.14159265358979323846);
  for (int n = 0; n < MOST; ++n) {
    if (n > 0) factorial *= n;
    factor[n] = 1.0 / std::sqrt(factorial);
  }
  cudaMemcpyToSymbol(unit, factor, sizeof(factor));
  cudaDeviceSetLimit(cudaLimitStackSize, 4096);
  std::vector<double> psi(points * levels);
  double* device_psi;
  cudaMalloc(&device_psi, psi.size() * sizeof(double));
  dim3 grid((points + 127) / 128, levels);
  eigenstates<<<grid, 128>>>(device_psi, -6.0, 0.00390625, points);
  cudaMemcpy(psi.data(), device_psi, psi.size() * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : psi) sum += value * value;
  std::printf("%.9f\n", sum);
  cudaFree(device_psi);
}
