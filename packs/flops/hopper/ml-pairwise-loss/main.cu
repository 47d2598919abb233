// Mean squared error of every row: squares of floats, summed pairwise in double.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ double squared_error(const float* a, const float* b, int count, int leaf) {
  if (count <= leaf) {
    double sum = 0.0;
    for (int i = 0; i < count; ++i) {
      float difference = a[i] - b[i];
      sum += difference * difference;
    }
    return sum;
  }
  int half = count / 2;
  return squared_error(a, b, half, leaf) + squared_error(a + half, b + half, count - half, leaf);
}

__global__ void row_losses(const float* predicted, const float* target, double* losses, int rows, int cols, int leaf) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    losses[row] = squared_error(predicted + row * (size_t)cols, target + row * (size_t)cols, cols, leaf) / cols;
  }
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 100;
  int cols = argc > 2 ? std::atoi(argv[2]) : 64;
  int leaf = argc > 3 ? std::atoi(argv[3]) : 4;
  if (leaf < 1) leaf = 1;
  size_t n = (size_t)rows * cols;
  std::vector<float> predicted(n), target(n);
  std::vector<double> losses(rows);
  for (size_t i = 0; i < n; ++i) {
    predicted[i] = 0.01f * (int)(i % 307);
    target[i] = 0.02f * (int)(i % 149) + 0.1f;
  }
  float *device_predicted, *device_target;
  double* device_losses;
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  cudaMalloc(&device_predicted, n * sizeof(float));
  cudaMalloc(&device_target, n * sizeof(float));
  cudaMalloc(&device_losses, rows * sizeof(double));
  cudaMemcpy(device_predicted, predicted.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_target, target.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  const int block = 64;
  row_losses<<<(rows + block - 1) / block, block>>>(device_predicted, device_target, device_losses, rows, cols, leaf);
  cudaMemcpy(losses.data(), device_losses, rows * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : losses) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_predicted);
  cudaFree(device_target);
  cudaFree(device_losses);
}
