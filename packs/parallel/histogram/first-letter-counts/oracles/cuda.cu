constexpr int block = 256, letters = 26;

// Each block counts in shared memory first.
__global__ void countLetters(const char *const *s, unsigned long long *bins, size_t n) {
  __shared__ unsigned counts[letters];
  if (threadIdx.x < letters) counts[threadIdx.x] = 0;
  __syncthreads();
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) atomicAdd(&counts[s[i][0] - 'a'], 1u);
  __syncthreads();
  if (threadIdx.x < letters) atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);
}

void firstLetterCounts(const char *const *s, size_t *bins, size_t n) {
  cudaMemset(bins, 0, letters * sizeof(size_t));
  if (n == 0) return;
  const size_t blocks = (n + block - 1) / block;
  countLetters<<<blocks < 1024 ? blocks : 1024, block>>>(s, reinterpret_cast<unsigned long long *>(bins), n);
}
