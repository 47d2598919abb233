// Product of a block sparse matrix and a vector, scaled; every row of blocks holds the same number of EDGE x EDGE blocks.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef EDGE
#define EDGE 4
#endif
#define ROWS_PER_BLOCK 24

__global__ void bsr_product(const float* blocks, const int* columns, const float* x, float* y, int rows, int per_row, float scale) {
  int row = blockIdx.x * blockDim.y + threadIdx.y;
  if (row >= rows) return;
  int inner = threadIdx.x;
  double sum = 0;
  for (int b = 0; b < per_row; ++b) {
    int slot = row * per_row + b;
    const float* line = blocks + (slot * EDGE + inner) * EDGE;
    const float* part = x + columns[slot] * EDGE;
    for (int k = 0; k < EDGE; ++k) sum += line[k] * part[k];
  }
  y[row * EDGE + inner] = scale * float(sum);
}

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 200;
  int per_row = argc > 2 ? std::atoi(argv[2]) : 3;
  std::vector<int> columns(rows * per_row);
  std::vector<float> blocks(columns.size() * EDGE * EDGE), x(rows * EDGE), y(rows * EDGE);
  for (int slot = 0; slot < rows * per_row; ++slot) columns[slot] = int((slot / per_row + 53LL * (slot % per_row)) % rows);
  for (size_t i = 0; i < blocks.size(); ++i) blocks[i] = 0.125f * (i % 31) - 1.0f;
  for (size_t i = 0; i < x.size(); ++i) x[i] = 0.5f + 0.0625f * (i % 19);
  float* device_blocks = upload(blocks);
  int* device_columns = upload(columns);
  float* device_x = upload(x);
  float* device_y = upload(y);
  dim3 block(EDGE, ROWS_PER_BLOCK);
  bsr_product<<<(rows + ROWS_PER_BLOCK - 1) / ROWS_PER_BLOCK, block>>>(device_blocks, device_columns, device_x, device_y, rows, per_row,
                                                                      0.5f);
  cudaMemcpy(y.data(), device_y, y.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double total = 0;
  for (float value : y) total += value;
  std::printf("%.5f\n", total);
  cudaFree(device_blocks);
  cudaFree(device_columns);
  cudaFree(device_x);
  cudaFree(device_y);
}
