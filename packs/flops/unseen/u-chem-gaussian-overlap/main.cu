// Overlap matrix of contracted s-type Gaussian orbitals, the lower triangle computed and mirrored.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef PRIMITIVES
#define PRIMITIVES 2
#endif

struct Orbital {
  double x, y, z;
  double exponent[PRIMITIVES], coefficient[PRIMITIVES];
};

__device__ double square(double value) { return value * value; }

__global__ void overlaps(const Orbital* orbitals, int n, double* matrix) {
  const double pi = 3.14159265358979323846;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n || j > i) return;
  const Orbital& a = orbitals[i];
  const Orbital& b = orbitals[j];
  double apart = square(a.x - b.x) + square(a.y - b.y) + square(a.z - b.z);
  double sum = 0.0;
#pragma unroll
  for (int p = 0; p < PRIMITIVES; ++p) {
#pragma unroll
    for (int q = 0; q < PRIMITIVES; ++q) {
      double u = a.exponent[p], v = b.exponent[q];
      double volume = pi * (1.0 / (u + v)) * sqrt(pi * (1.0 / (u + v)));
      sum += a.coefficient[p] * b.coefficient[q] * volume * exp(-u * v * (1.0 / (u + v)) * apart);
    }
  }
  matrix[i * n + j] = sum;
  matrix[j * n + i] = sum;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 50;
  std::vector<Orbital> orbitals(n);
  for (int i = 0; i < n; ++i) {
    orbitals[i].x = 1.5 * (i % 7);
    orbitals[i].y = 1.25 * (i / 7 % 7) + 0.0625 * (i % 3);
    orbitals[i].z = 1.75 * (i / 49 % 7);
    for (int p = 0; p < PRIMITIVES; ++p) {
      orbitals[i].exponent[p] = (1.6 + 0.125 * (i % 4)) / (1 + 3 * p);
      orbitals[i].coefficient[p] = 0.5 - 0.125 * p;
    }
  }
  Orbital* device_orbitals;
  double* device_matrix;
  std::vector<double> matrix(size_t(n) * n);
  cudaMalloc(&device_orbitals, n * sizeof(Orbital));
  cudaMalloc(&device_matrix, matrix.size() * sizeof(double));
  cudaMemcpy(device_orbitals, orbitals.data(), n * sizeof(Orbital), cudaMemcpyHostToDevice);
  dim3 block(16, 8);
  dim3 grid((n + block.x - 1) / block.x, (n + block.y - 1) / block.y);
  overlaps<<<grid, block>>>(device_orbitals, n, device_matrix);
  cudaMemcpy(matrix.data(), device_matrix, matrix.size() * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : matrix) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_orbitals);
  cudaFree(device_matrix);
}
