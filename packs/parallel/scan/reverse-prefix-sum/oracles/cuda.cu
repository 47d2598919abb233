constexpr int block = 256;
constexpr int perThread = 15;  // odd, so that neighbouring threads use different banks of shared memory
constexpr int tile = block * perThread;

// The sums are left in reverse order, too, so that their scan is one of the same kind.
__global__ void sumOfTiles(const int *x, int *sums, size_t n) {
  __shared__ int partial[block];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const size_t end = min(n, begin + tile);
  int sum = 0;
  for (size_t i = begin + threadIdx.x; i < end; i += block) sum += x[n - 1 - i];
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) sums[gridDim.x - 1 - blockIdx.x] = partial[0];
}

// Each thread scans a few neighbours, then adds what the threads and the tiles before it have: scanned[b] is the sum of the tiles 0 to b.
__global__ void scanTiles(const int *x, const int *scanned, int *output, size_t n) {
  __shared__ int values[tile];
  __shared__ int totals[block];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const int count = static_cast<int>(min(n - begin, static_cast<size_t>(tile)));
  for (int i = threadIdx.x; i < tile; i += block) values[i] = i < count ? x[n - 1 - begin - i] : 0;
  __syncthreads();
  int *mine = values + threadIdx.x * perThread;
  for (int i = 1; i < perThread; ++i) mine[i] += mine[i - 1];
  totals[threadIdx.x] = mine[perThread - 1];
  __syncthreads();
  for (int distance = 1; distance < block; distance *= 2) {
    const int left = threadIdx.x >= distance ? totals[threadIdx.x - distance] : 0;
    __syncthreads();
    totals[threadIdx.x] += left;
    __syncthreads();
  }
  int before = blockIdx.x == 0 ? 0 : scanned[blockIdx.x - 1];
  if (threadIdx.x > 0) before += totals[threadIdx.x - 1];
  for (int i = 0; i < perThread; ++i) mine[i] += before;
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += block) output[begin + i] = values[i];
}

void reversePrefixSum(const int *x, int *output, size_t n) {
  const unsigned tiles = static_cast<unsigned>((n + tile - 1) / tile);
  int *sums = nullptr;
  int *scanned = nullptr;
  if (tiles > 1) {
    cudaMalloc(&sums, tiles * sizeof(int));
    cudaMalloc(&scanned, tiles * sizeof(int));
    sumOfTiles<<<tiles, block>>>(x, sums, n);
    reversePrefixSum(sums, scanned, tiles);
  }
  scanTiles<<<tiles, block>>>(x, scanned, output, n);
  cudaFree(sums);
  cudaFree(scanned);
}
