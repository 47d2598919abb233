// out = alpha * L * X for a batch of lower triangular matrices in packed storage, each with its own block of vectors.
#include <cstdio>
#include <cstdlib>
#include <vector>

__host__ __device__ inline int packedIndex(int row, int col) { return row * (row + 1) / 2 + col; }

__global__ void triangularMultiply(const double* lower, const double* x, double* out, double alpha, int n, int columns) {
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int item = blockIdx.z;
  if (row >= n || col >= columns) return;
  const double* packed = lower + item * packedIndex(n, 0);
  const double* vectors = x + item * n * columns;
  double sum = 0.0;
  for (int k = 0; k <= row; ++k) {
    sum += packed[packedIndex(row, k)] * vectors[k * columns + col];
  }
  out[(item * n + row) * columns + col] = alpha * sum;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 20;
  int columns = argc > 2 ? std::atoi(argv[2]) : 10;
  int batch = argc > 3 ? std::atoi(argv[3]) : 2;
  std::vector<double> lower(batch * packedIndex(n, 0)), x(batch * n * columns), out(x.size());
  for (size_t i = 0; i < lower.size(); ++i) lower[i] = 0.5 - 0.0625 * (i % 15);
  for (size_t i = 0; i < x.size(); ++i) x[i] = 1.0 + 0.03125 * (i % 33);

  double *device_lower, *device_x, *device_out;
  cudaMalloc(&device_lower, lower.size() * sizeof(double));
  cudaMalloc(&device_x, x.size() * sizeof(double));
  cudaMalloc(&device_out, out.size() * sizeof(double));
  cudaMemcpy(device_lower, lower.data(), lower.size() * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_x, x.data(), x.size() * sizeof(double), cudaMemcpyHostToDevice);

  dim3 block(16, 8);
  dim3 grid((columns + block.x - 1) / block.x, (n + block.y - 1) / block.y, batch);
  triangularMultiply<<<grid, block>>>(device_lower, device_x, device_out, -1.5, n, columns);
  cudaMemcpy(out.data(), device_out, out.size() * sizeof(double), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (double value : out) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_lower);
  cudaFree(device_x);
  cudaFree(device_out);
}
