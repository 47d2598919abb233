constexpr int block = 256;

// A thread stops at the first even number of its stride; the least index of a block goes into the result.
__global__ void look(const int *x, unsigned long long *first, size_t n) {
  __shared__ size_t least[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  while (i < n && x[i] % 2 != 0) i += stride;
  least[threadIdx.x] = i;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) least[threadIdx.x] = min(least[threadIdx.x], least[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0 && least[0] < n) atomicMin(first, least[0]);
}

size_t findFirstEven(const int *x, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::clamp<size_t>((n + block - 1) / block, 1, 1024));
  unsigned long long result = n;
  unsigned long long *first;
  cudaMalloc(&first, sizeof(result));
  cudaMemcpy(first, &result, sizeof(result), cudaMemcpyHostToDevice);
  look<<<blocks, block>>>(x, first, n);
  cudaMemcpy(&result, first, sizeof(result), cudaMemcpyDeviceToHost);
  cudaFree(first);
  return result;
}
