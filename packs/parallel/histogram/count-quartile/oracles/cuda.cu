constexpr int block = 256, quarters = 4;

// Each thread counts a stride in a column of its own in shared memory; each block adds its columns up. Four times a value is exact, and the
// last two bits of its whole part are the quarter.
__global__ void countQuarters(const double *x, unsigned long long *bins, size_t n) {
  __shared__ unsigned counts[quarters][block];
  for (int quarter = 0; quarter < quarters; ++quarter) counts[quarter][threadIdx.x] = 0;
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride)
    ++counts[static_cast<long long>(4 * x[i]) & 3][threadIdx.x];
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half)
      for (int quarter = 0; quarter < quarters; ++quarter) counts[quarter][threadIdx.x] += counts[quarter][threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x < quarters) atomicAdd(&bins[threadIdx.x], counts[threadIdx.x][0]);
}

void countQuartiles(const double *x, size_t *bins, size_t n) {
  cudaMemset(bins, 0, quarters * sizeof(size_t));
  if (n == 0) return;
  const size_t blocks = (n + block - 1) / block;
  countQuarters<<<blocks < 1024 ? blocks : 1024, block>>>(x, reinterpret_cast<unsigned long long *>(bins), n);
}
