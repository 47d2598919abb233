constexpr int block = 512;

__device__ bool before(const Point &a, const Point &b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

// Where point i goes when neighbouring sorted runs are merged: its place in its own run, and further by the points before it in the other.
__device__ size_t placeMerged(const Point *from, size_t n, size_t run, size_t i) {
  const size_t begin = i / (2 * run) * (2 * run), middle = min(n, begin + run), end = min(n, begin + 2 * run);
  const Point point = from[i];
  const bool left = i < middle;
  size_t low = left ? middle : begin, high = left ? end : middle;
  while (low < high) {
    const size_t half = (low + high) / 2;
    if (left ? before(from[half], point) : !before(point, from[half])) low = half + 1;
    else high = half;
  }
  return i + low - middle;
}

// A block sorts a run in shared memory.
__global__ void sortRuns(const Point *points, Point *sorted, size_t n) {
  __shared__ Point buffers[2][block];
  const size_t first = blockIdx.x * static_cast<size_t>(block), count = min(static_cast<size_t>(block), n - first), i = threadIdx.x;
  if (i < count) buffers[0][i] = points[first + i];
  __syncthreads();
  int now = 0;
  for (size_t run = 1; run < block; run *= 2, now = 1 - now) {
    if (i < count) buffers[1 - now][placeMerged(buffers[now], count, run, i)] = buffers[now][i];
    __syncthreads();
  }
  if (i < count) sorted[first + i] = buffers[now][i];
}

__global__ void mergeRuns(const Point *from, Point *to, size_t n, size_t run) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (i < n) to[placeMerged(from, n, run, i)] = from[i];
}

// Positive for a turn to the left on the lower side and to the right on the upper one. Whole coordinates below 2^20 keep it exact.
__device__ double turn(const Point &a, const Point &b, const Point &c, bool upper) {
  const double cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  return upper ? -cross : cross;
}

// Joins the chains of neighbouring runs of sorted points, a team of threads each pair; blockIdx.y chooses the lower or the upper side of the hull.
// The chain of a run lies at its beginning. The bridge leads from the last point of the left chain that stays to the first one of the right chain.
__global__ void joinChains(const Point *from, Point *to, size_t *lengths, size_t n, size_t run) {
  __shared__ size_t ends[block / 2], starts[block / 2];
  const size_t team = min(2 * run, static_cast<size_t>(block)), member = threadIdx.x % team, slot = threadIdx.x / team;
  const size_t begin = (blockIdx.x * (block / team) + slot) * 2 * run, middle = begin + run;
  const bool upper = blockIdx.y == 1;
  const Point *left = from + blockIdx.y * n + begin, *right = left + run;
  size_t *length = lengths + blockIdx.y * n + begin;
  const size_t leftLength = begin >= n ? 0 : run == 1 ? 1 : length[0];
  const size_t rightLength = middle >= n ? 0 : run == 1 ? 1 : length[run];
  const bool meet = rightLength > 0 && !before(left[leftLength - 1], right[0]);  // in one point, which is taken from the left
  for (size_t i = member; i < leftLength; i += team) {
    // The tangent from here touches the first point of the right chain at which the way on turns away.
    size_t low = meet ? 1 : 0, high = rightLength;
    while (low + 1 < high) {
      const size_t half = (low + high - 1) / 2;
      if (turn(left[i], right[half], right[half + 1], upper) > 0) high = half + 1;
      else low = half + 1;
    }
    const bool first = i == 0, last = i + 1 == leftLength, alone = low == rightLength;
    if (alone ? last : (first || turn(left[i - 1], left[i], right[low], upper) > 0) && (last || turn(left[i], right[low], left[i + 1], upper) >= 0)) {
      ends[slot] = i + 1;
      starts[slot] = low;
    }
  }
  __syncthreads();
  if (leftLength == 0) return;
  const size_t end = ends[slot], start = starts[slot];
  Point *chain = to + blockIdx.y * n + begin;
  for (size_t i = member; i < end; i += team) chain[i] = left[i];
  for (size_t i = start + member; i < rightLength; i += team) chain[end + i - start] = right[i];
  if (member == 0) length[0] = end + rightLength - start;
}

struct Chains {
  Point *points, *spare;  // the lower chain from the first point on, the upper one from the n-th
  size_t *lengths;        // at the same places
};

static Chains chainsOf(const Point *points, size_t n) {
  const unsigned blocks = static_cast<unsigned>((n + block - 1) / block);
  Chains chains;
  cudaMalloc(&chains.points, 2 * n * sizeof(Point));
  cudaMalloc(&chains.spare, 2 * n * sizeof(Point));
  cudaMalloc(&chains.lengths, 2 * n * sizeof(size_t));
  sortRuns<<<blocks, block>>>(points, chains.points, n);
  for (size_t run = block; run < n; run *= 2) {
    mergeRuns<<<blocks, block>>>(chains.points, chains.spare, n, run);
    std::swap(chains.points, chains.spare);
  }
  cudaMemcpy(chains.points + n, chains.points, n * sizeof(Point), cudaMemcpyDeviceToDevice);
  for (size_t run = 1; run == 1 || run < n; run *= 2) {
    const size_t pairs = (n + 2 * run - 1) / (2 * run), pairsOfBlock = std::max<size_t>(1, block / (2 * run));
    const dim3 grid(static_cast<unsigned>((pairs + pairsOfBlock - 1) / pairsOfBlock), 2);
    joinChains<<<grid, block>>>(chains.points, chains.spare, chains.lengths, n, run);
    std::swap(chains.points, chains.spare);
  }
  return chains;
}

static void release(const Chains &chains) {
  cudaFree(chains.points);
  cudaFree(chains.spare);
  cudaFree(chains.lengths);
}

__global__ void measure(const Point *chains, const size_t *lengths, double *perimeter, size_t n) {
  __shared__ double partial[block];
  const Point *chain = chains + blockIdx.y * n;
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  partial[threadIdx.x] = i + 1 < lengths[blockIdx.y * n] ? hypot(chain[i + 1].x - chain[i].x, chain[i + 1].y - chain[i].y) : 0;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0 && partial[0] > 0) atomicAdd(perimeter, partial[0]);
}

double convexHullPerimeter(const Point *points, size_t n) {
  const Chains chains = chainsOf(points, n);
  double *perimeter;
  cudaMalloc(&perimeter, sizeof(double));
  cudaMemset(perimeter, 0, sizeof(double));
  measure<<<dim3(static_cast<unsigned>((n + block - 1) / block), 2), block>>>(chains.points, chains.lengths, perimeter, n);
  double result = 0;
  cudaMemcpy(&result, perimeter, sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(perimeter);
  release(chains);
  return result;
}
