// Residual b - A D x of a system kept in single precision, summed in double precision, one block for a row.
#include <cstdio>
#include <cstdlib>
#include <cub/block/block_reduce.cuh>
#include <vector>

constexpr int THREADS = 128;

__global__ void scaledResidual(const float* a, const float* columnScale, const double* x, const double* b, float* residual,
                               float rowScale, int n) {
  using Reduce = cub::BlockReduce<double, THREADS>;
  __shared__ Reduce::TempStorage storage;
  int row = blockIdx.x;
  double sum = 0.0;
  for (int j = threadIdx.x; j < n; j += THREADS) {
    float scaled = a[row * n + j] * columnScale[j];
    sum += scaled * x[j];
  }
  double total = Reduce(storage).Sum(sum);
  if (threadIdx.x == 0) residual[row] = rowScale * static_cast<float>(b[row] - total);
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 50;
  int n = argc > 2 ? std::atoi(argv[2]) : 60;
  std::vector<float> a(rows * n), columnScale(n), residual(rows);
  std::vector<double> x(n), b(rows);
  for (int i = 0; i < rows * n; ++i) a[i] = 0.1f * (i % 47) - 2.0f;
  for (int j = 0; j < n; ++j) {
    columnScale[j] = 1.0f / (1 + j % 4);
    x[j] = 1.0 - 0.001 * (j % 321);
  }
  for (int i = 0; i < rows; ++i) b[i] = 3.0 + 0.01 * i;

  float *device_a, *device_scale, *device_residual;
  double *device_x, *device_b;
  cudaMalloc(&device_a, a.size() * sizeof(float));
  cudaMalloc(&device_scale, n * sizeof(float));
  cudaMalloc(&device_residual, rows * sizeof(float));
  cudaMalloc(&device_x, n * sizeof(double));
  cudaMalloc(&device_b, rows * sizeof(double));
  cudaMemcpy(device_a, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_scale, columnScale.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_x, x.data(), n * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_b, b.data(), rows * sizeof(double), cudaMemcpyHostToDevice);

  scaledResidual<<<rows, THREADS>>>(device_a, device_scale, device_x, device_b, device_residual, 0.125f, n);
  cudaMemcpy(residual.data(), device_residual, rows * sizeof(float), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (float value : residual) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_a);
  cudaFree(device_scale);
  cudaFree(device_residual);
  cudaFree(device_x);
  cudaFree(device_b);
}
