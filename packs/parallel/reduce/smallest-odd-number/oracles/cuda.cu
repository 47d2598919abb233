constexpr int block = 256;

// The largest int is odd, so it can stand for any even one: what the blocks leave can be reduced in the same way.
__global__ void smallestOddOfBlocks(const int *x, int *smallest, size_t n) {
  __shared__ int partial[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  int least = INT_MAX;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) least = min(least, x[i] & 1 ? x[i] : INT_MAX);
  partial[threadIdx.x] = least;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] = min(partial[threadIdx.x], partial[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0) smallest[blockIdx.x] = partial[0];
}

int smallestOdd(const int *x, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::min<size_t>((n + block - 1) / block, 1024));
  int *smallest;
  cudaMalloc(&smallest, (blocks + 1) * sizeof(int));
  smallestOddOfBlocks<<<blocks, block>>>(x, smallest, n);
  smallestOddOfBlocks<<<1, block>>>(smallest, smallest + blocks, blocks);
  int result = INT_MAX;
  cudaMemcpy(&result, smallest + blocks, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(smallest);
  return result;
}
