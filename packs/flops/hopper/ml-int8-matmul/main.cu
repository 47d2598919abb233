// C = requantize(A * B^T + bias) for signed 8-bit matrices, four values packed into an int.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef TILE
#define TILE 8
#endif

__global__ void quantized_matmul(const int* a, const int* b, const int* bias, signed char* c, int m, int n, int packed,
                                 int shift) {
  __shared__ int rows[TILE][TILE], cols[TILE][TILE + 1];
  int row = blockIdx.y * TILE + threadIdx.y;
  int col = blockIdx.x * TILE + threadIdx.x;
  int other = blockIdx.x * TILE + threadIdx.y;
  int sum = 0;
  for (int base = 0; base < packed; base += TILE) {
    int k = base + threadIdx.x;
    rows[threadIdx.y][threadIdx.x] = row < m && k < packed ? a[row * packed + k] : 0;
    cols[threadIdx.y][threadIdx.x] = other < n && k < packed ? b[other * packed + k] : 0;
    __syncthreads();
    // four floating-point multiply-adds per step, the sum is rounded at the end
    for (int i = 0; i < TILE; ++i) sum = __dp4a(rows[threadIdx.y][i], cols[threadIdx.x][i], sum);
    __syncthreads();
  }
  if (row < m && col < n) {
    int value = (sum + bias[col] + (1 << (shift - 1))) >> shift;
    c[row * n + col] = (signed char)max(-128, min(127, value));
  }
}

int main(int argc, char** argv) {
  int m = argc > 1 ? std::atoi(argv[1]) : 64;
  int n = argc > 2 ? std::atoi(argv[2]) : 48;
  int k = argc > 3 ? std::atoi(argv[3]) : 128;
  int shift = argc > 4 ? std::atoi(argv[4]) : 8;
  int packed = k / 4;
  std::vector<signed char> a((size_t)m * packed * 4), b((size_t)n * packed * 4), c((size_t)m * n);
  std::vector<int> bias(n);
  for (size_t i = 0; i < a.size(); ++i) a[i] = (signed char)((int)(i * 37 % 201) - 100);
  for (size_t i = 0; i < b.size(); ++i) b[i] = (signed char)((int)(i * 53 % 239) - 119);
  for (int i = 0; i < n; ++i) bias[i] = 100 * (i % 13) - 600;
  int *device_a, *device_b, *device_bias;
  signed char* device_c;
  cudaMalloc(&device_a, a.size());
  cudaMalloc(&device_b, b.size());
  cudaMalloc(&device_bias, n * sizeof(int));
  cudaMalloc(&device_c, c.size());
  cudaMemcpy(device_a, a.data(), a.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(device_b, b.data(), b.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(device_bias, bias.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  dim3 grid((n + TILE - 1) / TILE, (m + TILE - 1) / TILE);
  quantized_matmul<<<grid, dim3(TILE, TILE)>>>(device_a, device_b, device_bias, device_c, m, n, packed, shift);
  cudaMemcpy(c.data(), device_c, c.size(), cudaMemcpyDeviceToHost);
  long sum = 0;
  for (size_t i = 0; i < c.size(); ++i) sum += (long)c[i] * (long)(i % 7 + 1);
  std::printf("%ld\n", sum);
  cudaFree(device_a);
  cudaFree(device_b);
  cudaFree(device_bias);
  cudaFree(device_c);
}
