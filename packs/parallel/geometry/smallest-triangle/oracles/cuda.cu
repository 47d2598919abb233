constexpr int block = 128;

// A block takes one first corner and a range of second ones, a thread one pair of them with all later points. Twice the area is a whole number.
__global__ void smallest(const Point *points, unsigned long long *doubled, size_t n) {
  __shared__ double least[block];
  const size_t i = blockIdx.x;
  const size_t j = blockIdx.y * static_cast<size_t>(block) + threadIdx.x;
  double mine = DBL_MAX;
  if (i < j && j < n) {
    const Point a = points[i];
    const double across = points[j].x - a.x, up = points[j].y - a.y;
    for (size_t k = j + 1; k < n; ++k) mine = fmin(mine, fabs(across * (points[k].y - a.y) - up * (points[k].x - a.x)));
  }
  least[threadIdx.x] = mine;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) least[threadIdx.x] = fmin(least[threadIdx.x], least[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0 && least[0] < DBL_MAX) atomicMin(doubled, static_cast<unsigned long long>(least[0]));
}

double smallestArea(const Point *points, size_t n) {
  const dim3 blocks(static_cast<unsigned>(n), static_cast<unsigned>((n + block - 1) / block));
  unsigned long long *doubled;
  cudaMalloc(&doubled, sizeof(unsigned long long));
  cudaMemset(doubled, 0xff, sizeof(unsigned long long));
  smallest<<<blocks, block>>>(points, doubled, n);
  unsigned long long result = 0;
  cudaMemcpy(&result, doubled, sizeof(unsigned long long), cudaMemcpyDeviceToHost);
  cudaFree(doubled);
  return static_cast<double>(result) / 2;
}
