// Lower triangle of the covariance matrix of asset returns, tile by tile.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int kTile = 16;

__global__ void covariance(const double* returns, const double* means, double* matrix, int days, int assets, double scale) {
  if (blockIdx.x > blockIdx.y) return;
  __shared__ double left[kTile][kTile + 1];
  __shared__ double right[kTile][kTile + 1];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * kTile + ty;
  int column = blockIdx.x * kTile + tx;
  int first = blockIdx.y * kTile + tx;
  double sum = 0.0;
  for (int start = 0; start < days; start += kTile) {
    int day = start + ty;
    left[ty][tx] = 0.0;
    right[ty][tx] = 0.0;
    if (day < days && first < assets) left[ty][tx] = returns[day * assets + first] - means[first];
    if (day < days && column < assets) right[ty][tx] = returns[day * assets + column] - means[column];
    __syncthreads();
    for (int k = 0; k < kTile; ++k) sum += left[k][ty] * right[k][tx];
    __syncthreads();
  }
  if (row < assets && column <= row) matrix[row * assets + column] = sum * scale;
}

int main(int argc, char** argv) {
  int days = argc > 1 ? std::atoi(argv[1]) : 65;
  int assets = argc > 2 ? std::atoi(argv[2]) : 20;
  std::vector<double> returns(static_cast<size_t>(days) * assets), means(assets, 0.0);
  std::vector<double> matrix(static_cast<size_t>(assets) * assets);
  for (int d = 0; d < days; ++d) {
    for (int a = 0; a < assets; ++a) {
      double value = 0.001 * ((d * (a + 3)) % 29 - 14) + 0.0005 * (d % 11);
      returns[static_cast<size_t>(d) * assets + a] = value;
      means[a] += value / days;
    }
  }
  double *device_returns, *device_means, *device_matrix;
  cudaMalloc(&device_returns, returns.size() * sizeof(double));
  cudaMalloc(&device_means, assets * sizeof(double));
  cudaMalloc(&device_matrix, matrix.size() * sizeof(double));
  cudaMemcpy(device_returns, returns.data(), returns.size() * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_means, means.data(), assets * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemset(device_matrix, 0, matrix.size() * sizeof(double));
  int tiles = (assets + kTile - 1) / kTile;
  covariance<<<dim3(tiles, tiles), dim3(kTile, kTile)>>>(device_returns, device_means, device_matrix, days, assets,
                                                         1.0 / (days - 1));
  cudaMemcpy(matrix.data(), device_matrix, matrix.size() * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : matrix) sum += value;
  std::printf("%.12f\n", sum);
  cudaFree(device_returns);
  cudaFree(device_means);
  cudaFree(device_matrix);
}
