// Evaluates a Chebyshev series at n points in [-1, 1] with Clenshaw's recurrence.
#include <cstdio>
#include <cstdlib>
#include <vector>

__constant__ double coefficients[64];

__global__ void chebyshevSeries(const double* x, double* y, int n, int terms) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    double point = x[i];
    double twice = 2.0 * point;
    double next = 0.0;
    double afterNext = 0.0;
    for (int k = terms - 1; k > 0; --k) {
      double current = twice * next + (coefficients[k] - afterNext);
      afterNext = next;
      next = current;
    }
    y[i] = point * next + (coefficients[0] - afterNext);
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  int terms = argc > 2 ? std::atoi(argv[2]) : 12;  // at most 64
  std::vector<double> x(n), y(n), series(terms);
  for (int i = 0; i < n; ++i) x[i] = -1.0 + 2.0 * i / n;
  for (int k = 0; k < terms; ++k) series[k] = (k % 2 ? -1.0 : 1.0) / (1.0 + k * k);

  double *device_x, *device_y;
  cudaMalloc(&device_x, n * sizeof(double));
  cudaMalloc(&device_y, n * sizeof(double));
  cudaMemcpy(device_x, x.data(), n * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(coefficients, series.data(), terms * sizeof(double));
  chebyshevSeries<<<80, 192>>>(device_x, device_y, n, terms);
  cudaMemcpy(y.data(), device_y, n * sizeof(double), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (double value : y) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_x);
  cudaFree(device_y);
}
