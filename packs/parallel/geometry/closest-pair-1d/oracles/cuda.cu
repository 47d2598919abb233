constexpr int block = 512;

// Where element i goes when neighbouring sorted runs are merged: its place in its own run, and further by the smaller elements in the other.
__device__ size_t placeMerged(const double *from, size_t n, size_t run, size_t i) {
  const size_t begin = i / (2 * run) * (2 * run), middle = min(n, begin + run), end = min(n, begin + 2 * run);
  const double value = from[i];
  const bool left = i < middle;
  size_t low = left ? middle : begin, high = left ? end : middle;
  while (low < high) {
    const size_t half = (low + high) / 2;
    if (from[half] < value || (!left && from[half] == value)) low = half + 1;
    else high = half;
  }
  return i + low - middle;
}

// A block sorts a run in shared memory.
__global__ void sortRuns(const double *x, double *sorted, size_t n) {
  __shared__ double buffers[2][block];
  const size_t first = blockIdx.x * static_cast<size_t>(block), count = min(static_cast<size_t>(block), n - first), i = threadIdx.x;
  if (i < count) buffers[0][i] = x[first + i];
  __syncthreads();
  int now = 0;
  for (size_t run = 1; run < block; run *= 2, now = 1 - now) {
    if (i < count) buffers[1 - now][placeMerged(buffers[now], count, run, i)] = buffers[now][i];
    __syncthreads();
  }
  if (i < count) sorted[first + i] = buffers[now][i];
}

__global__ void mergeRuns(const double *from, double *to, size_t n, size_t run) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (i < n) to[placeMerged(from, n, run, i)] = from[i];
}

// Distances are not negative, so that their bits, too, are in order.
__global__ void leastGap(const double *sorted, double *least, size_t n) {
  __shared__ double gaps[block];
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  gaps[threadIdx.x] = i + 1 < n ? fabs(sorted[i + 1] - sorted[i]) : INFINITY;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) gaps[threadIdx.x] = fmin(gaps[threadIdx.x], gaps[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicMin(reinterpret_cast<unsigned long long *>(least), static_cast<unsigned long long>(__double_as_longlong(gaps[0])));
}

double closestPair(const double *x, size_t n) {
  const unsigned blocks = static_cast<unsigned>((n + block - 1) / block);
  double *from, *to, *least;
  cudaMalloc(&from, n * sizeof(double));
  cudaMalloc(&to, n * sizeof(double));
  cudaMalloc(&least, sizeof(double));
  double result = INFINITY;
  cudaMemcpy(least, &result, sizeof(double), cudaMemcpyHostToDevice);
  sortRuns<<<blocks, block>>>(x, from, n);
  for (size_t run = block; run < n; run *= 2) {
    mergeRuns<<<blocks, block>>>(from, to, n, run);
    std::swap(from, to);
  }
  leastGap<<<blocks, block>>>(from, least, n);
  cudaMemcpy(&result, least, sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(from);
  cudaFree(to);
  cudaFree(least);
  return result;
}
