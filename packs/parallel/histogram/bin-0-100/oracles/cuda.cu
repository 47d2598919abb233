constexpr int block = 256, tens = 10;

// Each thread counts a stride in a column of its own in shared memory; each block adds its columns up.
__global__ void countTens(const double *x, unsigned long long *bins, size_t n) {
  __shared__ unsigned counts[tens][block];
  for (int bin = 0; bin < tens; ++bin) counts[bin][threadIdx.x] = 0;
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride)
    ++counts[min(static_cast<int>(x[i] / 10), tens - 1)][threadIdx.x];
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half)
      for (int bin = 0; bin < tens; ++bin) counts[bin][threadIdx.x] += counts[bin][threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x < tens) atomicAdd(&bins[threadIdx.x], counts[threadIdx.x][0]);
}

void binsBy10Count(const double *x, size_t *bins, size_t n) {
  cudaMemset(bins, 0, tens * sizeof(size_t));
  if (n == 0) return;
  const size_t blocks = (n + block - 1) / block;
  countTens<<<blocks < 1024 ? blocks : 1024, block>>>(x, reinterpret_cast<unsigned long long *>(bins), n);
}
