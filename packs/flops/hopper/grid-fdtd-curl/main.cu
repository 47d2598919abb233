// Finite-difference Maxwell solver: the electric field gains the curl of the magnetic field.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Box {
  int nx, ny, nz;
  double courant;
};

struct Field {
  double *x, *y, *z;
};

__global__ void advance_electric(Box box, Field e, Field h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= box.nx || y >= box.ny || z >= box.nz) return;
  int row = box.nx, plane = box.nx * box.ny;
  int i = z * plane + y * row + x;
  if (y > 0 && z > 0) e.x[i] += box.courant * (h.z[i] - h.z[i - row] - h.y[i] + h.y[i - plane]);
  if (x > 0 && z > 0) e.y[i] += box.courant * (h.x[i] - h.x[i - plane] - h.z[i] + h.z[i - 1]);
  if (x > 0 && y > 0) e.z[i] += box.courant * (h.y[i] - h.y[i - 1] - h.x[i] + h.x[i - row]);
}

double* upload(size_t count, int period) {
  std::vector<double> values(count);
  for (size_t i = 0; i < count; ++i) values[i] = 0.125 * (i % period) - 1.0;
  double* device;
  cudaMalloc(&device, count * sizeof(double));
  cudaMemcpy(device, values.data(), count * sizeof(double), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  Box box;
  box.nx = argc > 1 ? std::atoi(argv[1]) : 32;
  box.ny = argc > 2 ? std::atoi(argv[2]) : 32;
  box.nz = argc > 3 ? std::atoi(argv[3]) : 32;
  box.courant = 0.5;
  size_t count = static_cast<size_t>(box.nx) * box.ny * box.nz;
  Field e = {upload(count, 7), upload(count, 11), upload(count, 13)};
  Field h = {upload(count, 17), upload(count, 19), upload(count, 23)};
  dim3 block(8, 8, 4);
  dim3 grid((box.nx + 7) / 8, (box.ny + 7) / 8, (box.nz + 3) / 4);
  advance_electric<<<grid, block>>>(box, e, h);
  std::vector<double> result(count);
  double sum = 0;
  for (double* part : {e.x, e.y, e.z}) {
    cudaMemcpy(result.data(), part, count * sizeof(double), cudaMemcpyDeviceToHost);
    for (size_t i = 0; i < count; ++i) sum += result[i] * (i % 3);
  }
  std::printf("%.6f\n", sum);
  for (double* part : {e.x, e.y, e.z, h.x, h.y, h.z}) cudaFree(part);
}
