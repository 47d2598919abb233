// Jacobi sweeps for the Poisson equation on a rectangle, with the summed square of the change per sweep.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

constexpr int ROWS = 8;

__global__ void sweep(const double* u, const double* source, double* next, double* change, int nx, int ny, double area) {
  __shared__ double partial[ROWS];
  int x = blockIdx.x * 32 + threadIdx.x + 1;
  int y = blockIdx.y * ROWS + threadIdx.y + 1;
  double delta = 0.0;
  if (x < nx - 1 && y < ny - 1) {
    int i = y * nx + x;
    double fresh = 0.25 * (u[i - 1] + u[i + 1] + u[i - nx] + u[i + nx] + area * source[i]);
    next[i] = fresh;
    double step = fresh - u[i];
    delta = step * step;
  }
  for (int offset = 16; offset > 0; offset /= 2) delta += __shfl_down_sync(0xffffffffu, delta, offset);
  if (threadIdx.x == 0) partial[threadIdx.y] = delta;
  __syncthreads();
  if (threadIdx.x == 0 && threadIdx.y == 0) {
    double total = partial[0];
    for (int row = 1; row < ROWS; ++row) total += partial[row];
    atomicAdd(change, total);
  }
}

int main(int argc, char** argv) {
  int nx = argc > 1 ? std::atoi(argv[1]) : 200;
  int ny = argc > 2 ? std::atoi(argv[2]) : 100;
  int sweeps = argc > 3 ? std::atoi(argv[3]) : 2;
  std::vector<double> field(nx * ny), load(nx * ny);
  for (int i = 0; i < nx * ny; ++i) {
    field[i] = 0.01 * (i % 61);
    load[i] = 4.0 - 0.125 * (i % 43);
  }
  size_t bytes = field.size() * sizeof(double);
  double *u, *next, *source, *change;
  cudaMalloc(&u, bytes);
  cudaMalloc(&next, bytes);
  cudaMalloc(&source, bytes);
  cudaMalloc(&change, sizeof(double));
  cudaMemcpy(u, field.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(next, field.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(source, load.data(), bytes, cudaMemcpyHostToDevice);
  dim3 block(32, ROWS);
  dim3 grid((nx - 2 + 31) / 32, (ny - 2 + ROWS - 1) / ROWS);
  double last = 0;
  for (int k = 0; k < sweeps; ++k) {
    cudaMemset(change, 0, sizeof(double));
    sweep<<<grid, block>>>(u, source, next, change, nx, ny, 0.0025);
    cudaMemcpy(&last, change, sizeof(double), cudaMemcpyDeviceToHost);
    std::swap(u, next);
  }
  cudaMemcpy(field.data(), u, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : field) sum += value;
  std::printf("%.6f %.6e\n", sum, last);
  cudaFree(u);
  cudaFree(next);
  cudaFree(source);
  cudaFree(change);
}
