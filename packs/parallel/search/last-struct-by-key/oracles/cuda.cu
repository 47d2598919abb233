constexpr int block = 256;

// Books are counted from the back. A thread stops at the first short book of its stride; the least number of a block goes into the result.
__global__ void look(const Book *books, unsigned long long *first, size_t n) {
  __shared__ size_t least[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  while (i < n && books[n - 1 - i].pages >= 100) i += stride;
  least[threadIdx.x] = i;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) least[threadIdx.x] = min(least[threadIdx.x], least[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0 && least[0] < n) atomicMin(first, least[0]);
}

size_t findLastShortBook(const Book *books, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::clamp<size_t>((n + block - 1) / block, 1, 1024));
  unsigned long long result = n;
  unsigned long long *first;
  cudaMalloc(&first, sizeof(result));
  cudaMemcpy(first, &result, sizeof(result), cudaMemcpyHostToDevice);
  look<<<blocks, block>>>(books, first, n);
  cudaMemcpy(&result, first, sizeof(result), cudaMemcpyDeviceToHost);
  cudaFree(first);
  return result < n ? n - 1 - result : n;
}
