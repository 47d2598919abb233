constexpr int block = 256;
constexpr int tile = 1024;

// The value and its position in one number that orders as both do: the sign bit decides how the others count.
__global__ void makeKeys(const float *x, uint64_t *keys, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i >= n) return;
  unsigned bits = __float_as_uint(x[i] == 0 ? 0.0f : x[i]);  // makes -0 a 0
  bits = bits & 0x80000000u ? ~bits : bits | 0x80000000u;
  keys[i] = static_cast<uint64_t>(bits) << 32 | i;
}

// A bitonic network that always moves the smaller value to the front, so that it can leave out what lies beyond the end.
__global__ void sortTiles(uint64_t *values, size_t n) {
  __shared__ uint64_t part[tile];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const int count = static_cast<int>(min(n - begin, static_cast<size_t>(tile)));
  for (int i = threadIdx.x; i < count; i += tile / 2) part[i] = values[begin + i];
  for (int run = 1; run < tile; run *= 2)
    for (int distance = run; distance > 0; distance /= 2) {
      __syncthreads();
      const int low = 2 * threadIdx.x - (threadIdx.x & (distance - 1));
      const int high = distance == run ? low ^ (2 * run - 1) : low + distance;
      if (high < count && part[high] < part[low]) {
        const uint64_t swapped = part[low];
        part[low] = part[high];
        part[high] = swapped;
      }
    }
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += tile / 2) values[begin + i] = part[i];
}

// Each value finds its place in its run and the neighbouring one merged: by as many as go before it in the other run.
__global__ void mergeRuns(const uint64_t *from, uint64_t *to, size_t run, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i >= n) return;
  const uint64_t value = from[i];
  const size_t begin = i & ~(2 * run - 1);
  const size_t middle = min(n, begin + run);
  const bool left = i < middle;
  size_t low = left ? middle : begin;
  size_t high = left ? min(n, middle + run) : middle;
  while (low < high) {
    const size_t center = (low + high) / 2;
    if (from[center] < value) low = center + 1;
    else high = center;
  }
  to[i + low - middle] = value;
}

__global__ void storeRanks(const uint64_t *keys, size_t *ranks, size_t n) {
  const size_t rank = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (rank < n) ranks[keys[rank] & 0xffffffffu] = rank;
}

void ranks(const float *x, size_t *ranks, size_t n) {
  if (n == 0) return;
  const unsigned blocks = static_cast<unsigned>((n + block - 1) / block);
  uint64_t *keys;
  uint64_t *spare;
  cudaMalloc(&keys, n * sizeof(uint64_t));
  cudaMalloc(&spare, n * sizeof(uint64_t));
  makeKeys<<<blocks, block>>>(x, keys, n);
  sortTiles<<<static_cast<unsigned>((n + tile - 1) / tile), tile / 2>>>(keys, n);
  for (size_t run = tile; run < n; run *= 2) {
    mergeRuns<<<blocks, block>>>(keys, spare, run, n);
    std::swap(keys, spare);
  }
  storeRanks<<<blocks, block>>>(keys, ranks, n);
  cudaFree(keys);
  cudaFree(spare);
}
