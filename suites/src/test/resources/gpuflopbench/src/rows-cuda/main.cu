#include <cstdio>

// Adds up rows of different lengths and divides by the length.
__global__ void __launch_bounds__(128) sumRows(int rows, const int *starts, const float *values, float *means) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float sum = 0;
  for (int at = starts[row]; at < starts[row + 1]; at++) sum += values[at];
  means[row] = sum / (starts[row + 1] - starts[row]);
}

__global__ void notAnnotated(float *values) { values[threadIdx.x] += 1; }

int main() {
  sumRows<<<1, 128>>>(0, nullptr, nullptr, nullptr);
  cudaDeviceSynchronize();
  printf("done\n");
  return 0;
}
