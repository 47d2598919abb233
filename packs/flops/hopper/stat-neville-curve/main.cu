// A yield curve read between its knots: Neville's recursion on the knots nearest to each maturity.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ double neville(const double* x, const double* y, int i, int j, double at) {
  if (i == j) return y[i];
  double lower = neville(x, y, i, j - 1, at);
  double upper = neville(x, y, i + 1, j, at);
  return ((at - x[i]) * upper + (x[j] - at) * lower) / (x[j] - x[i]);
}

__global__ void read_curve(const double* maturities, const double* yields, int knots, int degree, double* curve, double step,
                           int points) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  if (p >= points) return;
  double at = step * p;
  int first = 0;
  while (first + degree + 1 < knots && maturities[first + degree / 2 + 1] <= at) ++first;
  curve[p] = neville(maturities, yields, first, first + degree, at);
}

int main(int argc, char** argv) {
  int points = argc > 1 ? std::atoi(argv[1]) : 500;
  int knots = argc > 2 ? std::atoi(argv[2]) : 10;
  int degree = argc > 3 ? std::atoi(argv[3]) : 3;
  if (degree >= knots) return 1;
  std::vector<double> maturities(knots), yields(knots), curve(points);
  for (int k = 0; k < knots; ++k) {
    maturities[k] = 0.25 * k + 0.0625 * k * k;
    yields[k] = 0.02 + 0.001 * k - 0.0005 * (k % 3);
  }
  double *device_maturities, *device_yields, *device_curve;
  cudaMalloc(&device_maturities, knots * sizeof(double));
  cudaMalloc(&device_yields, knots * sizeof(double));
  cudaMalloc(&device_curve, points * sizeof(double));
  cudaMemcpy(device_maturities, maturities.data(), knots * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_yields, yields.data(), knots * sizeof(double), cudaMemcpyHostToDevice);
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  read_curve<<<(points + 127) / 128, 128>>>(device_maturities, device_yields, knots, degree, device_curve, 0.00390625, points);
  cudaMemcpy(curve.data(), device_curve, points * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : curve) sum += value;
  std::printf("%.9f\n", sum / points);
  cudaFree(device_maturities);
  cudaFree(device_yields);
  cudaFree(device_curve);
}
