// Cholesky factorization in place of a batch of small symmetric positive definite matrices, one thread for each.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef ORDER
#define ORDER 4
#endif

// Element (i, j) of matrix m lies at (i * N + j) * count + m.
template <int N>
__global__ void cholesky(float* matrices, int count) {
  int m = blockIdx.x * blockDim.x + threadIdx.x;
  if (m >= count) return;
  float l[N][N];
#pragma unroll
  for (int i = 0; i < N; ++i) {
#pragma unroll
    for (int j = 0; j <= i; ++j) l[i][j] = matrices[(i * N + j) * count + m];
  }
#pragma unroll
  for (int j = 0; j < N; ++j) {
    float diagonal = l[j][j];
#pragma unroll
    for (int k = 0; k < j; ++k) diagonal -= l[j][k] * l[j][k];
    diagonal = sqrtf(diagonal);
    l[j][j] = diagonal;
#pragma unroll
    for (int i = j + 1; i < N; ++i) {
      float value = l[i][j];
#pragma unroll
      for (int k = 0; k < j; ++k) value -= l[i][k] * l[j][k];
      l[i][j] = value / diagonal;
    }
  }
#pragma unroll
  for (int i = 0; i < N; ++i) {
#pragma unroll
    for (int j = 0; j <= i; ++j) matrices[(i * N + j) * count + m] = l[i][j];
  }
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 1000;
  int block = argc > 2 ? std::atoi(argv[2]) : 64;
  std::vector<float> matrices(ORDER * ORDER * count);
  for (int i = 0; i < ORDER; ++i) {
    for (int j = 0; j < ORDER; ++j) {
      for (int m = 0; m < count; ++m) {
        float value = i == j ? ORDER + 0.5f * (m % 7) : 1.0f / (1 + abs(i - j) + m % 3);
        matrices[(i * ORDER + j) * count + m] = value;
      }
    }
  }

  float* device;
  cudaMalloc(&device, matrices.size() * sizeof(float));
  cudaMemcpy(device, matrices.data(), matrices.size() * sizeof(float), cudaMemcpyHostToDevice);
  cholesky<ORDER><<<(count + block - 1) / block, block>>>(device, count);
  cudaMemcpy(matrices.data(), device, matrices.size() * sizeof(float), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (float value : matrices) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device);
}
