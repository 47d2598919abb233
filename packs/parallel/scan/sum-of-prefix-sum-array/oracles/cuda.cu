constexpr int block = 256;

// Sums x[i] times a weight that falls from element to element.
__global__ void weightedSumOfBlocks(const double *x, double *sums, size_t n, double firstWeight, double fall) {
  __shared__ double partial[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  double sum = 0;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride)
    sum += (firstWeight - fall * static_cast<double>(i)) * x[i];
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) sums[blockIdx.x] = partial[0];
}

// x[i] is part of n - i prefix sums, so no scan is needed. The sums of the blocks all weigh 1.
double sumOfPrefixSum(const double *x, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::min<size_t>((n + block - 1) / block, 1024));
  double *sums;
  cudaMalloc(&sums, (blocks + 1) * sizeof(double));
  weightedSumOfBlocks<<<blocks, block>>>(x, sums, n, static_cast<double>(n), 1);
  weightedSumOfBlocks<<<1, block>>>(sums, sums + blocks, blocks, 1, 0);
  double total = 0;
  cudaMemcpy(&total, sums + blocks, sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(sums);
  return total;
}
