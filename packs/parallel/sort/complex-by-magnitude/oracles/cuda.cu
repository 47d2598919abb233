constexpr int block = 256;
constexpr int tile = 1024;

// By the squares of the magnitudes. The explicit fma leaves the compiler no choice of how to round, so that all comparisons agree.
__device__ bool smaller(const cuDoubleComplex &a, const cuDoubleComplex &b) { return fma(a.x, a.x, a.y * a.y) < fma(b.x, b.x, b.y * b.y); }

// A bitonic network that always moves the smaller value to the front, so that it can leave out what lies beyond the end.
__global__ void sortTiles(cuDoubleComplex *values, size_t n) {
  __shared__ cuDoubleComplex part[tile];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const int count = static_cast<int>(min(n - begin, static_cast<size_t>(tile)));
  for (int i = threadIdx.x; i < count; i += tile / 2) part[i] = values[begin + i];
  for (int run = 1; run < tile; run *= 2)
    for (int distance = run; distance > 0; distance /= 2) {
      __syncthreads();
      const int low = 2 * threadIdx.x - (threadIdx.x & (distance - 1));
      const int high = distance == run ? low ^ (2 * run - 1) : low + distance;
      if (high < count && smaller(part[high], part[low])) {
        const cuDoubleComplex swapped = part[low];
        part[low] = part[high];
        part[high] = swapped;
      }
    }
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += tile / 2) values[begin + i] = part[i];
}

// Each value finds its place in its run and the neighbouring one merged: by as many as go before it in the other run.
__global__ void mergeRuns(const cuDoubleComplex *from, cuDoubleComplex *to, size_t run, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i >= n) return;
  const cuDoubleComplex value = from[i];
  const size_t begin = i & ~(2 * run - 1);
  const size_t middle = min(n, begin + run);
  const bool left = i < middle;
  size_t low = left ? middle : begin;
  size_t high = left ? min(n, middle + run) : middle;
  while (low < high) {
    const size_t center = (low + high) / 2;
    if (left ? smaller(from[center], value) : !smaller(value, from[center])) low = center + 1;
    else high = center;
  }
  to[i + low - middle] = value;
}

void sortComplexByMagnitude(cuDoubleComplex *x, size_t n) {
  if (n == 0) return;
  cuDoubleComplex *spare;
  cudaMalloc(&spare, n * sizeof(cuDoubleComplex));
  cuDoubleComplex *from = x;
  cuDoubleComplex *to = spare;
  sortTiles<<<static_cast<unsigned>((n + tile - 1) / tile), tile / 2>>>(from, n);
  for (size_t run = tile; run < n; run *= 2) {
    mergeRuns<<<static_cast<unsigned>((n + block - 1) / block), block>>>(from, to, run, n);
    std::swap(from, to);
  }
  if (from != x) cudaMemcpy(x, from, n * sizeof(cuDoubleComplex), cudaMemcpyDeviceToDevice);
  cudaFree(spare);
}
