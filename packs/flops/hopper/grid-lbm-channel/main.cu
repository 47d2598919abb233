// Lattice-Boltzmann flow past a cylinder in a channel: nine populations stream to a cell and relax there.
#include <cstdio>
#include <cstdlib>
#include <vector>

__constant__ int step_x[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int step_y[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ int opposite[9] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
__constant__ double share[9] = {4. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};

__global__ void collide(const double* from, double* to, double* energy, const unsigned char* solid, int nx, int ny, double omega,
                        double drive) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y;
  if (x >= nx) return;
  int cells = nx * ny, cell = y * nx + x;
  double f[9];
#pragma unroll
  for (int q = 0; q < 9; ++q) {
    int sx = (x - step_x[q] + nx) % nx, sy = (y - step_y[q] + ny) % ny;
    f[q] = from[q * cells + sy * nx + sx];
  }
  if (solid[cell]) {
#pragma unroll
    for (int q = 0; q < 9; ++q) to[opposite[q] * cells + cell] = f[q];
    return;
  }
  double rho = 0.0, ux = drive, uy = 0.0;
#pragma unroll
  for (int q = 0; q < 9; ++q) {
    rho += f[q];
    ux += step_x[q] * f[q];
    uy += step_y[q] * f[q];
  }
#pragma unroll
  for (int q = 0; q < 9; ++q) {
    double along = 3.0 * (step_x[q] * ux + step_y[q] * uy);
    double rest = share[q] * (rho + along + 0.5 * along * along - 1.5 * (ux * ux + uy * uy));
    to[q * cells + cell] = f[q] + omega * (rest - f[q]);
  }
  energy[cell] = 0.5 * (ux * ux + uy * uy);
}

int main(int argc, char** argv) {
  int nx = argc > 1 ? std::atoi(argv[1]) : 120;
  int ny = argc > 2 ? std::atoi(argv[2]) : 60;
  int cells = nx * ny;
  std::vector<double> start(9 * cells), energy(cells, 0.0);
  std::vector<unsigned char> wall(cells);
  for (int q = 0; q < 9; ++q) {
    double weight = q == 0 ? 4. / 9 : (q < 5 ? 1. / 9 : 1. / 36);
    for (int i = 0; i < cells; ++i) start[q * cells + i] = weight * (1.0 + 0.0005 * ((i + q) % 31));
  }
  for (int y = 0; y < ny; ++y) {
    for (int x = 0; x < nx; ++x) {
      int dx = x - nx / 4, dy = y - ny / 2;
      wall[y * nx + x] = y == 0 || y == ny - 1 || dx * dx + dy * dy < ny * ny / 64;
    }
  }
  double *from, *to, *device_energy;
  unsigned char* solid;
  cudaMalloc(&from, 9 * cells * sizeof(double));
  cudaMalloc(&to, 9 * cells * sizeof(double));
  cudaMalloc(&device_energy, cells * sizeof(double));
  cudaMalloc(&solid, cells);
  cudaMemcpy(from, start.data(), 9 * cells * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_energy, energy.data(), cells * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(solid, wall.data(), cells, cudaMemcpyHostToDevice);
  collide<<<dim3((nx + 95) / 96, ny), 96>>>(from, to, device_energy, solid, nx, ny, 1.25, 0.00001);
  collide<<<dim3((nx + 95) / 96, ny), 96>>>(to, from, device_energy, solid, nx, ny, 1.25, 0.00001);
  cudaMemcpy(start.data(), from, 9 * cells * sizeof(double), cudaMemcpyDeviceToHost);
  cudaMemcpy(energy.data(), device_energy, cells * sizeof(double), cudaMemcpyDeviceToHost);
  double mass = 0, total = 0;
  for (double value : start) mass += value;
  for (double value : energy) total += value;
  std::printf("%.6f %.6e\n", mass, total);
  cudaFree(from);
  cudaFree(to);
  cudaFree(device_energy);
  cudaFree(solid);
}
