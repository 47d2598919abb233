// y = a * x + b * y for vectors of n elements.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void axpby(float a, const float* x, float b, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + b * y[i];
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  int block = argc > 2 ? std::atoi(argv[2]) : 128;
  std::vector<float> x(n), y(n);
  for (int i = 0; i < n; ++i) {
    x[i] = 0.5f * (i % 101);
    y[i] = 1.0f - 0.25f * (i % 37);
  }
  float *device_x, *device_y;
  cudaMalloc(&device_x, n * sizeof(float));
  cudaMalloc(&device_y, n * sizeof(float));
  cudaMemcpy(device_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_y, y.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  axpby<<<(n + block - 1) / block, block>>>(2.5f, device_x, -0.75f, device_y, n);
  cudaMemcpy(y.data(), device_y, n * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : y) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_x);
  cudaFree(device_y);
}
