constexpr int levels = 256;

// Each block has a thread for each level, and counts in shared memory first.
__global__ void countPixels(const int *image, unsigned long long *bins, size_t n) {
  __shared__ unsigned counts[levels];
  counts[threadIdx.x] = 0;
  __syncthreads();
  const size_t stride = static_cast<size_t>(gridDim.x) * levels;
  for (size_t i = blockIdx.x * static_cast<size_t>(levels) + threadIdx.x; i < n; i += stride) atomicAdd(&counts[image[i]], 1u);
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);
}

void pixelCounts(const int *image, size_t *bins, size_t n) {
  cudaMemset(bins, 0, levels * sizeof(size_t));
  if (n == 0) return;
  const size_t blocks = (n + levels - 1) / levels;
  countPixels<<<blocks < 1024 ? blocks : 1024, levels>>>(image, reinterpret_cast<unsigned long long *>(bins), n);
}
