// Expands a banded n x n matrix, stored by diagonals, to dense row-major form with zeros outside the band.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void expandBand(const double* band, double* dense, int n, int lower, int upper) {
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= n || col >= n) return;
  double value = 0.0;
  if (row - col <= lower && col - row <= upper) {
    int diagonal = upper + row - col;
    value = band[static_cast<size_t>(diagonal) * n + col];
  }
  dense[static_cast<size_t>(row) * n + col] = value;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 200;
  int lower = argc > 2 ? std::atoi(argv[2]) : 2;
  int upper = argc > 3 ? std::atoi(argv[3]) : 1;
  size_t stored = static_cast<size_t>(lower + upper + 1) * n;
  size_t full = static_cast<size_t>(n) * n;
  std::vector<double> band(stored), dense(full);
  for (size_t i = 0; i < stored; ++i) band[i] = 1.0 + 0.125 * (i % 29);

  double *device_band, *device_dense;
  cudaMalloc(&device_band, stored * sizeof(double));
  cudaMalloc(&device_dense, full * sizeof(double));
  cudaMemcpy(device_band, band.data(), stored * sizeof(double), cudaMemcpyHostToDevice);

  dim3 block(32, 8);
  dim3 grid((n + block.x - 1) / block.x, (n + block.y - 1) / block.y);
  expandBand<<<grid, block>>>(device_band, device_dense, n, lower, upper);
  cudaMemcpy(dense.data(), device_dense, full * sizeof(double), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (double value : dense) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_band);
  cudaFree(device_dense);
}
