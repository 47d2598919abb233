constexpr int block = 256;
constexpr int perThread = 7;  // odd, so that neighbouring threads use different banks of shared memory
constexpr int tile = block * perThread;

__global__ void sumOfTiles(const double *x, double *sums, size_t n) {
  __shared__ double partial[block];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const size_t end = min(n, begin + tile);
  double sum = 0;
  for (size_t i = begin + threadIdx.x; i < end; i += block) sum += x[i];
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) sums[blockIdx.x] = partial[0];
}

// Each thread scans a few neighbours, then adds what the threads and the tiles before it have: sums[b] is the sum of the tiles 0 to b.
__global__ void scanTiles(const double *x, const double *sums, double *output, size_t n) {
  __shared__ double values[tile];
  __shared__ double totals[block];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const int count = static_cast<int>(min(n - begin, static_cast<size_t>(tile)));
  for (int i = threadIdx.x; i < tile; i += block) values[i] = i < count ? x[begin + i] : 0;
  __syncthreads();
  double *mine = values + threadIdx.x * perThread;
  for (int i = 1; i < perThread; ++i) mine[i] += mine[i - 1];
  totals[threadIdx.x] = mine[perThread - 1];
  __syncthreads();
  for (int distance = 1; distance < block; distance *= 2) {
    const double left = threadIdx.x >= distance ? totals[threadIdx.x - distance] : 0;
    __syncthreads();
    totals[threadIdx.x] += left;
    __syncthreads();
  }
  double before = blockIdx.x == 0 ? 0 : sums[blockIdx.x - 1];
  if (threadIdx.x > 0) before += totals[threadIdx.x - 1];
  for (int i = 0; i < perThread; ++i) mine[i] += before;
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += block) output[begin + i] = values[i];
}

void prefixSum(const double *x, double *output, size_t n) {
  if (n == 0) return;
  const unsigned tiles = static_cast<unsigned>((n + tile - 1) / tile);
  double *sums = nullptr;
  if (tiles > 1) {
    cudaMalloc(&sums, tiles * sizeof(double));
    sumOfTiles<<<tiles, block>>>(x, sums, n);
    prefixSum(sums, sums, tiles);
  }
  scanTiles<<<tiles, block>>>(x, sums, output, n);
  cudaFree(sums);
}
