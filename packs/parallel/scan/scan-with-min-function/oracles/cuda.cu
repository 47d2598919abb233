constexpr int block = 256;
constexpr int perThread = 15;  // odd, so that neighbouring threads use different banks of shared memory
constexpr int tile = block * perThread;

__global__ void minimaOfTiles(const float *x, float *minima, size_t n) {
  __shared__ float partial[block];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const size_t end = min(n, begin + tile);
  float smallest = INFINITY;
  for (size_t i = begin + threadIdx.x; i < end; i += block) smallest = fminf(smallest, x[i]);
  partial[threadIdx.x] = smallest;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] = fminf(partial[threadIdx.x], partial[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0) minima[blockIdx.x] = partial[0];
}

// Each thread scans a few neighbours, then takes in what the threads and the tiles before it have: minima[b] is the smallest of the tiles 0 to b.
__global__ void scanTiles(float *x, const float *minima, size_t n) {
  __shared__ float values[tile];
  __shared__ float totals[block];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const int count = static_cast<int>(min(n - begin, static_cast<size_t>(tile)));
  for (int i = threadIdx.x; i < tile; i += block) values[i] = i < count ? x[begin + i] : INFINITY;
  __syncthreads();
  float *mine = values + threadIdx.x * perThread;
  for (int i = 1; i < perThread; ++i) mine[i] = fminf(mine[i], mine[i - 1]);
  totals[threadIdx.x] = mine[perThread - 1];
  __syncthreads();
  for (int distance = 1; distance < block; distance *= 2) {
    const float left = threadIdx.x >= distance ? totals[threadIdx.x - distance] : INFINITY;
    __syncthreads();
    totals[threadIdx.x] = fminf(totals[threadIdx.x], left);
    __syncthreads();
  }
  float before = blockIdx.x == 0 ? INFINITY : minima[blockIdx.x - 1];
  if (threadIdx.x > 0) before = fminf(before, totals[threadIdx.x - 1]);
  for (int i = 0; i < perThread; ++i) mine[i] = fminf(mine[i], before);
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += block) x[begin + i] = values[i];
}

void partialMinimums(float *x, size_t n) {
  const unsigned tiles = static_cast<unsigned>((n + tile - 1) / tile);
  float *minima = nullptr;
  if (tiles > 1) {
    cudaMalloc(&minima, tiles * sizeof(float));
    minimaOfTiles<<<tiles, block>>>(x, minima, n);
    partialMinimums(minima, tiles);
  }
  scanTiles<<<tiles, block>>>(x, minima, n);
  cudaFree(minima);
}
