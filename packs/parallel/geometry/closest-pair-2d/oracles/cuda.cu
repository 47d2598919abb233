constexpr int block = 512;
constexpr int neighbours = 8;

struct Entry {
  double column;
  double x;
  double y;
};

__device__ bool before(const Entry &a, const Entry &b) { return a.column < b.column || (a.column == b.column && a.y < b.y); }

__device__ double squared(const Entry &a, const Entry &b) { return (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y); }

// Where entry i goes when neighbouring sorted runs are merged: its place in its own run, and further by the entries before it in the other.
__device__ size_t placeMerged(const Entry *from, size_t n, size_t run, size_t i) {
  const size_t begin = i / (2 * run) * (2 * run), middle = min(n, begin + run), end = min(n, begin + 2 * run);
  const Entry entry = from[i];
  const bool left = i < middle;
  size_t low = left ? middle : begin, high = left ? end : middle;
  while (low < high) {
    const size_t half = (low + high) / 2;
    if (left ? before(from[half], entry) : !before(entry, from[half])) low = half + 1;
    else high = half;
  }
  return i + low - middle;
}

// A block sorts a run in shared memory.
__global__ void sortRuns(Entry *entries, size_t n) {
  __shared__ Entry buffers[2][block];
  const size_t first = blockIdx.x * static_cast<size_t>(block), count = min(static_cast<size_t>(block), n - first), i = threadIdx.x;
  if (i < count) buffers[0][i] = entries[first + i];
  __syncthreads();
  int now = 0;
  for (size_t run = 1; run < block; run *= 2, now = 1 - now) {
    if (i < count) buffers[1 - now][placeMerged(buffers[now], count, run, i)] = buffers[now][i];
    __syncthreads();
  }
  if (i < count) entries[first + i] = buffers[now][i];
}

__global__ void mergeRuns(const Entry *from, Entry *to, size_t n, size_t run) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (i < n) to[placeMerged(from, n, run, i)] = from[i];
}

static void sortEntries(Entry *&entries, Entry *&spare, size_t n) {
  const unsigned blocks = static_cast<unsigned>((n + block - 1) / block);
  sortRuns<<<blocks, block>>>(entries, n);
  for (size_t run = block; run < n; run *= 2) {
    mergeRuns<<<blocks, block>>>(entries, spare, n, run);
    std::swap(entries, spare);
  }
}

__global__ void columnsByX(const Point *points, Entry *entries, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (i < n) entries[i] = {points[i].x, points[i].x, points[i].y};
}

__global__ void columnsOfWidth(Entry *entries, double width, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (i < n) entries[i].column = floor(entries[i].x / width);
}

// Puts the least of the values of a block into the result, if it is less. They are not negative, so that their bits, too, are in order.
__device__ void putLeast(double mine, double *result) {
  __shared__ double least[block];
  least[threadIdx.x] = mine;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) least[threadIdx.x] = fmin(least[threadIdx.x], least[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicMin(reinterpret_cast<unsigned long long *>(result), static_cast<unsigned long long>(__double_as_longlong(least[0])));
}

__global__ void compareNeighbours(const Entry *entries, double *best, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  double mine = INFINITY;
  for (size_t j = i + 1; j < min(n, i + 1 + neighbours); ++j) mine = fmin(mine, squared(entries[i], entries[j]));
  putLeast(mine, best);
}

// Compares each point with those above it in its column and those in the next column that are near enough in y.
__global__ void compareColumns(const Entry *entries, double *best, double width, double bound, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  double mine = bound;
  if (i < n) {
    const Entry entry = entries[i];
    for (size_t j = i + 1; j < n && entries[j].column == entry.column && (entries[j].y - entry.y) * (entries[j].y - entry.y) < mine; ++j)
      mine = fmin(mine, squared(entry, entries[j]));
    const Entry corner{entry.column + 1, 0, entry.y - width};
    size_t low = i + 1, high = n;
    while (low < high) {
      const size_t half = (low + high) / 2;
      if (before(entries[half], corner)) low = half + 1;
      else high = half;
    }
    for (size_t j = low; j < n && entries[j].column == corner.column && entries[j].y <= entry.y + width; ++j)
      mine = fmin(mine, squared(entry, entries[j]));
  }
  putLeast(mine, best);
}

// Neighbours in the order of x give a bound. In columns twice as wide, the closest points are in the same one or in two next to each other,
// and if the bound is not far from the result, there are only few points near another there.
double closestPair(const Point *points, size_t n) {
  const unsigned blocks = static_cast<unsigned>((n + block - 1) / block);
  Entry *entries, *spare;
  double *best;
  cudaMalloc(&entries, n * sizeof(Entry));
  cudaMalloc(&spare, n * sizeof(Entry));
  cudaMalloc(&best, sizeof(double));
  double result = INFINITY;
  cudaMemcpy(best, &result, sizeof(double), cudaMemcpyHostToDevice);
  columnsByX<<<blocks, block>>>(points, entries, n);
  sortEntries(entries, spare, n);
  compareNeighbours<<<blocks, block>>>(entries, best, n);
  cudaMemcpy(&result, best, sizeof(double), cudaMemcpyDeviceToHost);
  if (result > 0) {
    const double width = 2 * std::sqrt(result);
    columnsOfWidth<<<blocks, block>>>(entries, width, n);
    sortEntries(entries, spare, n);
    compareColumns<<<blocks, block>>>(entries, best, width, result, n);
    cudaMemcpy(&result, best, sizeof(double), cudaMemcpyDeviceToHost);
  }
  cudaFree(entries);
  cudaFree(spare);
  cudaFree(best);
  return std::sqrt(result);
}
