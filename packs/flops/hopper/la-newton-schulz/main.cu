// Damped Newton-Schulz iteration X += w (X - X A X) towards the inverse of 8 x 8 matrices, four of them in a block.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int N = 8;
constexpr int SLOTS = 4;

__device__ float dot(const float (*left)[N], const float (*right)[N], int row, int col) {
  float sum = 0.0f;
  for (int k = 0; k < N; ++k) sum += left[row][k] * right[k][col];
  return sum;
}

__global__ void newtonSchulz(const float* matrices, float* inverses, int count, int iterations) {
  __shared__ float a[SLOTS][N][N], x[SLOTS][N][N], product[SLOTS][N][N];
  int col = threadIdx.x, row = threadIdx.y, slot = threadIdx.z;
  int matrix = blockIdx.x * SLOTS + slot;
  bool live = matrix < count;
  int at = (matrix * N + row) * N + col;
  if (live) {
    a[slot][row][col] = matrices[at];
    x[slot][row][col] = inverses[at];
  }
  __syncthreads();
  for (int step = 0; step < iterations; ++step) {
    if (live) product[slot][row][col] = dot(a[slot], x[slot], row, col);
    __syncthreads();
    float change = 0.0f;
    if (live) change = x[slot][row][col] - dot(x[slot], product[slot], row, col);
    __syncthreads();
    if (live) x[slot][row][col] += 0.95 * change;  // single precision throughout
    __syncthreads();
  }
  if (live) inverses[at] = x[slot][row][col];
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 10;
  int iterations = argc > 2 ? std::atoi(argv[2]) : 8;
  std::vector<float> matrices(count * N * N), inverses(matrices.size());
  for (int m = 0; m < count; ++m) {
    float* a = matrices.data() + m * N * N;
    float widest = 0.0f, tallest = 0.0f;
    for (int e = 0; e < N * N; ++e) a[e] = (e / N == e % N ? 6.0f : 0.0f) + 0.125f * ((e + m) % 7) - 0.375f;
    for (int i = 0; i < N; ++i) {
      float across = 0.0f, down = 0.0f;
      for (int j = 0; j < N; ++j) {
        across += std::fabs(a[i * N + j]);
        down += std::fabs(a[j * N + i]);
      }
      widest = std::max(widest, across);
      tallest = std::max(tallest, down);
    }
    for (int e = 0; e < N * N; ++e) inverses[m * N * N + e] = a[e % N * N + e / N] / (widest * tallest);
  }

  float *device_matrices, *device_inverses;
  size_t bytes = matrices.size() * sizeof(float);
  cudaMalloc(&device_matrices, bytes);
  cudaMalloc(&device_inverses, bytes);
  cudaMemcpy(device_matrices, matrices.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(device_inverses, inverses.data(), bytes, cudaMemcpyHostToDevice);
  newtonSchulz<<<(count + SLOTS - 1) / SLOTS, dim3(N, N, SLOTS)>>>(device_matrices, device_inverses, count, iterations);
  cudaMemcpy(inverses.data(), device_inverses, bytes, cudaMemcpyDeviceToHost);

  double sum = 0;
  for (float value : inverses) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_matrices);
  cudaFree(device_inverses);
}
