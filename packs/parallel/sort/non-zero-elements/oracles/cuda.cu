constexpr int block = 256;
constexpr int tile = 1024;

__global__ void markOthers(const int *x, size_t *counts, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i < n) counts[i] = x[i] != 0;
}

// The inclusive prefix sums of each tile, in place.
__global__ void scanTiles(size_t *counts, size_t *totals, size_t n) {
  __shared__ size_t sums[tile];
  const size_t i = blockIdx.x * static_cast<size_t>(tile) + threadIdx.x;
  sums[threadIdx.x] = i < n ? counts[i] : 0;
  __syncthreads();
  for (int distance = 1; distance < tile; distance *= 2) {
    const size_t left = threadIdx.x >= distance ? sums[threadIdx.x - distance] : 0;
    __syncthreads();
    sums[threadIdx.x] += left;
    __syncthreads();
  }
  if (i < n) counts[i] = sums[threadIdx.x];
  if (threadIdx.x == tile - 1) totals[blockIdx.x] = sums[threadIdx.x];
}

__global__ void addTotals(size_t *counts, const size_t *totals, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(tile) + threadIdx.x;
  if (blockIdx.x > 0 && i < n) counts[i] += totals[blockIdx.x - 1];
}

static void scan(size_t *counts, size_t n) {
  const unsigned tiles = static_cast<unsigned>((n + tile - 1) / tile);
  size_t *totals;
  cudaMalloc(&totals, tiles * sizeof(size_t));
  scanTiles<<<tiles, tile>>>(counts, totals, n);
  if (tiles > 1) {
    scan(totals, tiles);
    addTotals<<<tiles, tile>>>(counts, totals, n);
  }
  cudaFree(totals);
}

// counts[i] is the number of elements up to x[i] that are not 0.
__global__ void pack(const int *x, const size_t *counts, int *packed, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i < n && x[i] != 0) packed[counts[i] - 1] = x[i];
}

__global__ void unpack(const int *packed, const size_t *counts, int *x, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i < n && x[i] != 0) x[i] = packed[counts[i] - 1];
}

// A bitonic network that always moves the smaller value to the front, so that it can leave out what lies beyond the end.
__global__ void sortTiles(int *values, size_t n) {
  __shared__ int part[tile];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const int count = static_cast<int>(min(n - begin, static_cast<size_t>(tile)));
  for (int i = threadIdx.x; i < count; i += tile / 2) part[i] = values[begin + i];
  for (int run = 1; run < tile; run *= 2)
    for (int distance = run; distance > 0; distance /= 2) {
      __syncthreads();
      const int low = 2 * threadIdx.x - (threadIdx.x & (distance - 1));
      const int high = distance == run ? low ^ (2 * run - 1) : low + distance;
      if (high < count && part[high] < part[low]) {
        const int swapped = part[low];
        part[low] = part[high];
        part[high] = swapped;
      }
    }
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += tile / 2) values[begin + i] = part[i];
}

// Each value finds its place in its run and the neighbouring one merged: by as many as go before it in the other run.
__global__ void mergeRuns(const int *from, int *to, size_t run, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i >= n) return;
  const int value = from[i];
  const size_t begin = i & ~(2 * run - 1);
  const size_t middle = min(n, begin + run);
  const bool left = i < middle;
  size_t low = left ? middle : begin;
  size_t high = left ? min(n, middle + run) : middle;
  while (low < high) {
    const size_t center = (low + high) / 2;
    if (left ? from[center] < value : from[center] <= value) low = center + 1;
    else high = center;
  }
  to[i + low - middle] = value;
}

static void sort(int *&values, int *&spare, size_t n) {
  sortTiles<<<static_cast<unsigned>((n + tile - 1) / tile), tile / 2>>>(values, n);
  for (size_t run = tile; run < n; run *= 2) {
    mergeRuns<<<static_cast<unsigned>((n + block - 1) / block), block>>>(values, spare, run, n);
    std::swap(values, spare);
  }
}

void sortIgnoreZero(int *x, size_t n) {
  if (n == 0) return;
  const unsigned blocks = static_cast<unsigned>((n + block - 1) / block);
  size_t *counts;
  int *packed;
  int *spare;
  cudaMalloc(&counts, n * sizeof(size_t));
  cudaMalloc(&packed, n * sizeof(int));
  cudaMalloc(&spare, n * sizeof(int));
  markOthers<<<blocks, block>>>(x, counts, n);
  scan(counts, n);
  pack<<<blocks, block>>>(x, counts, packed, n);
  size_t others = 0;
  cudaMemcpy(&others, counts + n - 1, sizeof(size_t), cudaMemcpyDeviceToHost);
  if (others > 0) sort(packed, spare, others);
  unpack<<<blocks, block>>>(packed, counts, x, n);
  cudaFree(counts);
  cudaFree(packed);
  cudaFree(spare);
}
