// Integral of a polynomial over every cell of a box by a tensor product of Gauss-Legendre rules.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int kMaxOrder = 8;

__constant__ double nodes[kMaxOrder];
__constant__ double weights[kMaxOrder];

__device__ double integrand(double x, double y, double z, double c) { return (x * z + y) * z + c; }

__global__ void cell_integrals(double* cells, double h, double volume, double c, int nx, int ny, int nz, int order) {
  int ix = blockIdx.x * blockDim.x + threadIdx.x;
  int iy = blockIdx.y * blockDim.y + threadIdx.y;
  int iz = blockIdx.z * blockDim.z + threadIdx.z;
  if (ix >= nx || iy >= ny || iz >= nz) return;
  double sum = 0.0;
  for (int i = 0; i < order; ++i) {
    double x = h * (ix + nodes[i]);
    for (int j = 0; j < order; ++j) {
      double y = h * (iy + nodes[j]);
      double w = weights[i] * weights[j];
      for (int k = 0; k < order; ++k) {
        double z = h * (iz + nodes[k]);
        sum += w * weights[k] * integrand(x, y, z, c);
      }
    }
  }
  cells[(iz * ny + iy) * nx + ix] = sum * volume;
}

// Nodes and weights on [0, 1], the roots of the Legendre polynomial by Newton's method.
void gauss_legendre(int order, double* node, double* weight) {
  for (int i = 0; i < order; ++i) {
    double x = std::cos(3.14159265358979 * (i + 0.75) / (order + 0.5)), slope = 1;
    for (int step = 0; step < 20; ++step) {
      double p = 1, q = 0;
      for (int k = 1; k <= order; ++k) {
        double r = q;
        q = p;
        p = ((2 * k - 1) * x * q - (k - 1) * r) / k;
      }
      slope = order * (x * p - q) / (x * x - 1);
      x -= p / slope;
    }
    node[i] = 0.5 * (1 + x);
    weight[i] = 1 / ((1 - x * x) * slope * slope);
  }
}

int main(int argc, char** argv) {
  int nx = argc > 1 ? std::atoi(argv[1]) : 10;
  int ny = argc > 2 ? std::atoi(argv[2]) : 10;
  int nz = argc > 3 ? std::atoi(argv[3]) : 10;
  int order = argc > 4 ? std::atoi(argv[4]) : 3;
  if (order < 1 || order > kMaxOrder) return 1;
  double node[kMaxOrder] = {}, weight[kMaxOrder] = {};
  gauss_legendre(order, node, weight);
  cudaMemcpyToSymbol(nodes, node, sizeof(node));
  cudaMemcpyToSymbol(weights, weight, sizeof(weight));
  std::vector<double> cells(static_cast<size_t>(nx) * ny * nz);
  double* device_cells;
  cudaMalloc(&device_cells, cells.size() * sizeof(double));
  double h = 0.25;
  dim3 block(8, 8, 4);
  dim3 grid((nx + block.x - 1) / block.x, (ny + block.y - 1) / block.y, (nz + block.z - 1) / block.z);
  cell_integrals<<<grid, block>>>(device_cells, h, h * h * h, 1.5, nx, ny, nz, order);
  cudaMemcpy(cells.data(), device_cells, cells.size() * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : cells) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_cells);
}
