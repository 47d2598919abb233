constexpr int block = 256;

// Each thread sums a stride, then each block its threads in shared memory.
__global__ void sumOfBlocks(const double *x, double *sums, size_t n) {
  __shared__ double partial[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  double sum = 0;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) sum += x[i];
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) sums[blockIdx.x] = partial[0];
}

double average(const double *x, size_t n) {
  const size_t wanted = (n + block - 1) / block;
  const unsigned blocks = static_cast<unsigned>(wanted < 1024 ? (wanted == 0 ? 1 : wanted) : 1024);
  double *sums;
  cudaMalloc(&sums, (blocks + 1) * sizeof(double));
  sumOfBlocks<<<blocks, block>>>(x, sums, n);
  sumOfBlocks<<<1, block>>>(sums, sums + blocks, blocks);
  double total = 0;
  cudaMemcpy(&total, sums + blocks, sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(sums);
  return total / static_cast<double>(n);
}
