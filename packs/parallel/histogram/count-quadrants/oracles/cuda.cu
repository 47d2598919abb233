constexpr int block = 256, quadrants = 4;

// Each thread counts a stride in a column of its own in shared memory; each block adds its columns up.
__global__ void countPoints(const Point *points, unsigned long long *bins, size_t n) {
  __shared__ unsigned counts[quadrants][block];
  for (int quadrant = 0; quadrant < quadrants; ++quadrant) counts[quadrant][threadIdx.x] = 0;
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) {
    const bool left = points[i].x < 0, below = points[i].y < 0;
    ++counts[below ? (left ? 2 : 3) : (left ? 1 : 0)][threadIdx.x];
  }
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half)
      for (int quadrant = 0; quadrant < quadrants; ++quadrant) counts[quadrant][threadIdx.x] += counts[quadrant][threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x < quadrants) atomicAdd(&bins[threadIdx.x], counts[threadIdx.x][0]);
}

void countQuadrants(const Point *points, size_t *bins, size_t n) {
  cudaMemset(bins, 0, quadrants * sizeof(size_t));
  if (n == 0) return;
  const size_t blocks = (n + block - 1) / block;
  countPoints<<<blocks < 1024 ? blocks : 1024, block>>>(points, reinterpret_cast<unsigned long long *>(bins), n);
}
