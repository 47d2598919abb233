// Raises the 2 x 2 transfer matrix of a periodic stack to its number of periods by repeated squaring, then its half trace and determinant.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Cell {
  float a, b, c, d;
};

__device__ Cell multiply(Cell p, Cell q) {
  return {p.a * q.a + p.b * q.c, p.a * q.b + p.b * q.d, p.c * q.a + p.d * q.c, p.c * q.b + p.d * q.d};
}

__device__ Cell power(Cell cell, int periods) {
  if (periods == 1) return cell;
  Cell half = power(cell, periods / 2);
  Cell square = multiply(half, half);
  if (periods % 2 == 1) return multiply(square, cell);
  return square;
}

__global__ void stackResponse(const Cell* cells, double* halfTrace, double* determinant, int count, int periods) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  Cell stack = power(cells[i], periods + i % 4);
  double a = stack.a, b = stack.b, c = stack.c, d = stack.d;
  halfTrace[i] = 0.5 * (a + d);
  determinant[i] = a * d - b * c;
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 500;
  int periods = argc > 2 ? std::atoi(argv[2]) : 9;
  const int block = 160;
  std::vector<Cell> cells(count);
  std::vector<double> halfTrace(count), determinant(count);
  for (int i = 0; i < count; ++i) {
    float phase = 0.001f * (i + 1), index = 1.0f + 0.25f * (i % 5);
    cells[i] = {std::cos(phase), std::sin(phase) / index, -index * std::sin(phase), std::cos(phase)};
  }

  Cell* device_cells;
  double *device_trace, *device_determinant;
  cudaMalloc(&device_cells, count * sizeof(Cell));
  cudaMalloc(&device_trace, count * sizeof(double));
  cudaMalloc(&device_determinant, count * sizeof(double));
  cudaMemcpy(device_cells, cells.data(), count * sizeof(Cell), cudaMemcpyHostToDevice);

  cudaDeviceSetLimit(cudaLimitStackSize, 8192);  // the recursion halves the power at each level
  stackResponse<<<(count + block - 1) / block, block>>>(device_cells, device_trace, device_determinant, count, periods);
  cudaMemcpy(halfTrace.data(), device_trace, count * sizeof(double), cudaMemcpyDeviceToHost);
  cudaMemcpy(determinant.data(), device_determinant, count * sizeof(double), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (int i = 0; i < count; ++i) sum += halfTrace[i] + determinant[i];
  std::printf("%.6f\n", sum);
  cudaFree(device_cells);
  cudaFree(device_trace);
  cudaFree(device_determinant);
}
