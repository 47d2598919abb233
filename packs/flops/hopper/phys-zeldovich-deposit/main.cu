// Density of particles displaced from a periodic lattice: each spreads its unit mass over the eight nearest cells.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Lattice {
  int nx, ny, nz;
  float growth;
};

__device__ int wrap(int i, int n) {
  return i < 0 ? i + n : i >= n ? i - n : i;
}

__global__ void deposit(Lattice lattice, const float3* shift, float* density) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= lattice.nx || y >= lattice.ny || z >= lattice.nz) return;
  float3 s = shift[(z * lattice.ny + y) * lattice.nx + x];
  float px = x + lattice.growth * s.x;
  float py = y + lattice.growth * s.y;
  float pz = z + lattice.growth * s.z;
  float lowX = floorf(px), lowY = floorf(py), lowZ = floorf(pz);
  float fx = px - lowX, fy = py - lowY, fz = pz - lowZ;
  float wx[2] = {1.0f - fx, fx};
  float wy[2] = {1.0f - fy, fy};
  float wz[2] = {1.0f - fz, fz};
#pragma unroll
  for (int k = 0; k < 2; ++k) {
    int plane = wrap(static_cast<int>(lowZ) + k, lattice.nz) * lattice.ny;
#pragma unroll
    for (int j = 0; j < 2; ++j) {
      float w = wz[k] * wy[j];
      int row = (plane + wrap(static_cast<int>(lowY) + j, lattice.ny)) * lattice.nx;
#pragma unroll
      for (int i = 0; i < 2; ++i) atomicAdd(&density[row + wrap(static_cast<int>(lowX) + i, lattice.nx)], w * wx[i]);
    }
  }
}

int main(int argc, char** argv) {
  Lattice lattice;
  lattice.nx = argc > 1 ? std::atoi(argv[1]) : 24;
  lattice.ny = argc > 2 ? std::atoi(argv[2]) : 24;
  lattice.nz = argc > 3 ? std::atoi(argv[3]) : 24;
  lattice.growth = 0.5f;
  int cells = lattice.nx * lattice.ny * lattice.nz;
  std::vector<float3> shift(cells);
  for (int i = 0; i < cells; ++i) {
    shift[i].x = 0.0625f * (i % 59 - 29);
    shift[i].y = 0.0625f * (i % 47 - 23);
    shift[i].z = 0.0625f * (i % 31 - 15);
  }
  std::vector<float> density(cells);
  float3* device_shift;
  float* device_density;
  cudaMalloc(&device_shift, cells * sizeof(float3));
  cudaMalloc(&device_density, cells * sizeof(float));
  cudaMemcpy(device_shift, shift.data(), cells * sizeof(float3), cudaMemcpyHostToDevice);
  cudaMemset(device_density, 0, cells * sizeof(float));
  dim3 block(16, 4, 4);
  dim3 grid((lattice.nx + 15) / 16, (lattice.ny + 3) / 4, (lattice.nz + 3) / 4);
  deposit<<<grid, block>>>(lattice, device_shift, device_density);
  cudaMemcpy(density.data(), device_density, cells * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int i = 0; i < cells; ++i) sum += density[i] * (1 + i % 13);
  std::printf("%.6f\n", sum);
  cudaFree(device_shift);
  cudaFree(device_density);
}
