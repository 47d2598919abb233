// Two-dimensional DCT of the 8 x 8 blocks of three colour planes; only coefficients in the low-frequency corner are kept.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__constant__ double basis[8][8];

__global__ void blockDct(const unsigned char* image, double* coefficients, int width, int height, int zone) {
  __shared__ double tile[3][8][8];
  int u = threadIdx.x, v = threadIdx.y, plane = threadIdx.z;
  size_t at = (size_t(plane) * height + blockIdx.y * 8 + v) * width + blockIdx.x * 8 + u;
  tile[plane][v][u] = image[at] - 128.0;
  __syncthreads();
  double along = 0.0;
  for (int j = 0; j < 8; ++j) along += basis[u][j] * tile[plane][v][j];
  __syncthreads();
  tile[plane][v][u] = along;
  __syncthreads();
  if (u + v >= zone) return;
  // Each of the 64 threads of a plane finishes its own coefficient.
  double sum = 0.0;
  for (int j = 0; j < 8; ++j) sum += basis[v][j] * tile[plane][j][u];
  coefficients[at] = sum;
}

int main(int argc, char** argv) {
  int across = argc > 1 ? std::atoi(argv[1]) : 4;
  int down = argc > 2 ? std::atoi(argv[2]) : 3;
  int zone = argc > 3 ? std::atoi(argv[3]) : 15;
  int width = 8 * across, height = 8 * down;
  double table[8][8];
  for (int u = 0; u < 8; ++u) {
    for (int x = 0; x < 8; ++x) table[u][x] = std::sqrt(u == 0 ? 0.125 : 0.25) * std::cos((2 * x + 1) * u * 3.14159265358979 / 16);
  }
  size_t count = size_t(3) * width * height;
  std::vector<unsigned char> image(count);
  for (size_t i = 0; i < count; ++i) image[i] = static_cast<unsigned char>(i / 3 + i % 17 * 5);
  unsigned char* device_image;
  double* device_coefficients;
  cudaMalloc(&device_image, count);
  cudaMalloc(&device_coefficients, count * sizeof(double));
  cudaMemcpyToSymbol(basis, table, sizeof(table));
  cudaMemcpy(device_image, image.data(), count, cudaMemcpyHostToDevice);
  cudaMemset(device_coefficients, 0, count * sizeof(double));
  blockDct<<<dim3(across, down), dim3(8, 8, 3)>>>(device_image, device_coefficients, width, height, zone);
  std::vector<double> coefficients(count);
  cudaMemcpy(coefficients.data(), device_coefficients, count * sizeof(double), cudaMemcpyDeviceToHost);
  double energy = 0;
  for (double value : coefficients) energy += value * value;
  std::printf("%.6f\n", energy);
  cudaFree(device_image);
  cudaFree(device_coefficients);
}
