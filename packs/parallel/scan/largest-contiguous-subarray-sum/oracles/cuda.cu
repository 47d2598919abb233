constexpr int block = 256;
constexpr int perThread = 15;  // odd, so that neighbouring threads use different banks of shared memory
constexpr int tile = block * perThread;

// What must be known about a stretch to join it with its neighbours. Prefix and suffix may be empty, what gives the best sum may not.
struct Stretch {
  int total, prefix, suffix, best;
};

__device__ Stretch joined(const Stretch &left, const Stretch &right) {
  const int across = left.suffix + right.prefix;
  const int best = max(left.best, right.best);
  return {left.total + right.total, max(left.prefix, left.total + right.prefix), max(right.suffix, right.total + left.suffix),
          across > 0 ? max(best, across) : best};
}

// Joins the stretches of a block's threads in their order; the first thread has the result.
__device__ Stretch joinedInBlock(const Stretch &mine) {
  __shared__ Stretch stretches[block];
  stretches[threadIdx.x] = mine;
  __syncthreads();
  for (int width = 1; width < block; width *= 2) {
    if (threadIdx.x % (2 * width) == 0) stretches[threadIdx.x] = joined(stretches[threadIdx.x], stretches[threadIdx.x + width]);
    __syncthreads();
  }
  return stretches[0];
}

__global__ void surveyTiles(const int *x, Stretch *tiles, size_t n) {
  __shared__ int values[tile];
  const size_t begin = blockIdx.x * static_cast<size_t>(tile);
  const int count = static_cast<int>(min(n - begin, static_cast<size_t>(tile)));
  for (int i = threadIdx.x; i < count; i += block) values[i] = x[begin + i];
  __syncthreads();
  int total = 0, prefix = 0, ending = 0, best = INT_MIN;
  const int first = threadIdx.x * perThread;
  for (int i = first; i < min(count, first + perThread); ++i) {
    ending = max(ending, 0) + values[i];
    best = max(best, ending);
    total += values[i];
    prefix = max(prefix, total);
  }
  const Stretch all = joinedInBlock({total, prefix, max(ending, 0), best});
  if (threadIdx.x == 0) tiles[blockIdx.x] = all;
}

__global__ void joinTiles(const Stretch *tiles, size_t count, int *best) {
  const size_t first = count * threadIdx.x / block;
  const size_t end = count * (threadIdx.x + 1) / block;
  Stretch mine = {0, 0, 0, INT_MIN};
  for (size_t i = first; i < end; ++i) mine = joined(mine, tiles[i]);
  const Stretch all = joinedInBlock(mine);
  if (threadIdx.x == 0) *best = all.best;
}

int maximumSubarray(const int *x, size_t n) {
  const unsigned count = static_cast<unsigned>((n + tile - 1) / tile);
  Stretch *tiles;
  int *best;
  cudaMalloc(&tiles, count * sizeof(Stretch));
  cudaMalloc(&best, sizeof(int));
  surveyTiles<<<count, block>>>(x, tiles, n);
  joinTiles<<<1, block>>>(tiles, count, best);
  int result = 0;
  cudaMemcpy(&result, best, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(tiles);
  cudaFree(best);
  return result;
}
