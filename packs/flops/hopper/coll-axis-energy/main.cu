// Energy of a volume summed along its middle axis: out[z][x] = sum over y of volume[z][y][x] squared.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int X = 16, Y = 8, Z = 2;

struct Extent {
  int width;
  int rows;
  int slices;
};

__global__ void axis_energy(const float* volume, float* energy, Extent extent) {
  __shared__ float partial[Z][Y][X];
  int x = blockIdx.x * X + threadIdx.x;
  int z = blockIdx.z * Z + threadIdx.z;
  bool inside = x < extent.width && z < extent.slices;
  float sum = 0.0f;
  if (inside) {
    for (int y = threadIdx.y; y < extent.rows; y += Y) {
      float value = volume[(z * extent.rows + y) * extent.width + x];
      sum += value * value;
    }
  }
  partial[threadIdx.z][threadIdx.y][threadIdx.x] = sum;
  __syncthreads();
  // One thread folds the sixteen partial sums of its column.
  if (inside && threadIdx.y == 0) {
    for (int k = 1; k < Y; ++k) sum += partial[threadIdx.z][k][threadIdx.x];
    energy[z * extent.width + x] = sum;
  }
}

int main(int argc, char** argv) {
  Extent extent{64, 32, 8};
  if (argc > 3) extent = {std::atoi(argv[1]), std::atoi(argv[2]), std::atoi(argv[3])};
  int cells = extent.width * extent.rows * extent.slices;
  int columns = extent.width * extent.slices;
  std::vector<float> volume(cells), energy(columns);
  for (int i = 0; i < cells; ++i) volume[i] = 0.0625f * (i % 97) - 2.0f;
  float *device_volume, *device_energy;
  cudaMalloc(&device_volume, cells * sizeof(float));
  cudaMalloc(&device_energy, columns * sizeof(float));
  cudaMemcpy(device_volume, volume.data(), cells * sizeof(float), cudaMemcpyHostToDevice);
  dim3 grid((extent.width + X - 1) / X, 1, (extent.slices + Z - 1) / Z);
  axis_energy<<<grid, dim3(X, Y, Z)>>>(device_volume, device_energy, extent);
  cudaMemcpy(energy.data(), device_energy, columns * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : energy) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_volume);
  cudaFree(device_energy);
}
