// Layer normalization: every row is shifted to mean 0, scaled to variance 1, then weighted by gamma and beta.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ float warp_sum(float value) {
  for (int offset = 16; offset > 0; offset /= 2) value += __shfl_xor_sync(0xffffffffu, value, offset);
  return value;
}

__global__ void layer_norm(const float* x, const float* gamma, const float* beta, float* y, int rows, int cols,
                           float epsilon) {
  int row = blockIdx.x * blockDim.y + threadIdx.y;
  if (row >= rows) return;
  const float* in = x + (size_t)row * cols;
  float* out = y + (size_t)row * cols;
  float sum = 0.0f;
  for (int c = threadIdx.x; c < cols; c += 32) sum += in[c];
  float mean = warp_sum(sum) / cols;
  float squares = 0.0f;
  for (int c = threadIdx.x; c < cols; c += 32) squares += (in[c] - mean) * (in[c] - mean);
  float scale = rsqrtf(warp_sum(squares) / cols + epsilon);
  for (int c = threadIdx.x; c < cols; c += 32) out[c] = (in[c] - mean) * scale * gamma[c] + beta[c];
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 100;
  int cols = argc > 2 ? std::atoi(argv[2]) : 128;
  size_t n = (size_t)rows * cols;
  std::vector<float> x(n), gamma(cols), beta(cols);
  for (size_t i = 0; i < n; ++i) x[i] = 0.05f * (int)(i * 31 % 173) - 2.0f;
  for (int c = 0; c < cols; ++c) {
    gamma[c] = 1.0f + 0.01f * (c % 9);
    beta[c] = 0.1f * (c % 4) - 0.2f;
  }
  float *device_x, *device_gamma, *device_beta, *device_y;
  cudaMalloc(&device_x, n * sizeof(float));
  cudaMalloc(&device_gamma, cols * sizeof(float));
  cudaMalloc(&device_beta, cols * sizeof(float));
  cudaMalloc(&device_y, n * sizeof(float));
  cudaMemcpy(device_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_gamma, gamma.data(), cols * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_beta, beta.data(), cols * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(32, 4);
  layer_norm<<<(rows + block.y - 1) / block.y, block>>>(device_x, device_gamma, device_beta, device_y, rows, cols, 1e-5f);
  cudaMemcpy(x.data(), device_y, n * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (size_t i = 0; i < n; ++i) sum += x[i] * (double)(i % 3 + 1);
  std::printf("%.6f\n", sum);
  cudaFree(device_x);
  cudaFree(device_gamma);
  cudaFree(device_beta);
  cudaFree(device_y);
}
