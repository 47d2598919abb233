constexpr int block = 256;

// Each thread sums a stride, then each block its threads in shared memory.
__global__ void sumOfMinima(const double *x, const double *y, double *sums, size_t n) {
  __shared__ double partial[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  double sum = 0;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) sum += fmin(x[i], y[i]);
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) sums[blockIdx.x] = partial[0];
}

// The smaller one of a sum and itself is the sum, so the second launch adds up what the blocks have left.
double sumOfMinimumElements(const double *x, const double *y, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::clamp<size_t>((n + block - 1) / block, 1, 1024));
  double *sums;
  cudaMalloc(&sums, (blocks + 1) * sizeof(double));
  sumOfMinima<<<blocks, block>>>(x, y, sums, n);
  sumOfMinima<<<1, block>>>(sums, sums, sums + blocks, blocks);
  double total = 0;
  cudaMemcpy(&total, sums + blocks, sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(sums);
  return total;
}
