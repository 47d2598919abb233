constexpr unsigned width = 32, height = 8;
constexpr unsigned panel = 32, block = 128;
constexpr unsigned long long rowBits = 0xFFFFFFFF;

// What is larger is better as a pivot: the upper half of a magnitude's bits, with the row below them.
__device__ unsigned long long candidate(double value, size_t row) {
  return (static_cast<unsigned long long>(__double_as_longlong(fabs(value))) & ~rowBits) | row;
}

__global__ void copySystem(const double *A, const double *b, double *system, unsigned long long *pivots, size_t N) {
  const size_t i = blockIdx.y * static_cast<size_t>(height) + threadIdx.y;
  const size_t j = blockIdx.x * static_cast<size_t>(width) + threadIdx.x;
  if (i >= N || j > N) return;
  system[i * (N + 1) + j] = j < N ? A[i * N + j] : b[i];
  if (j == 0) atomicMax(&pivots[0], candidate(A[i * N], i));
}

// Step k of Gauss's elimination in all rows that have held no pivot so far, and the search for the next pivot. No row changes its place.
__global__ void eliminate(double *system, unsigned long long *pivots, bool *used, size_t N, size_t k) {
  const size_t i = blockIdx.y * static_cast<size_t>(height) + threadIdx.y;
  const size_t j = k + 1 + blockIdx.x * static_cast<size_t>(width) + threadIdx.x;
  if (i >= N || j > N) return;
  const size_t pivotRow = pivots[k] & rowBits;
  if (i == pivotRow) {
    if (j == k + 1) used[i] = true;
    return;
  }
  if (used[i]) return;
  double *const row = system + i * (N + 1);
  const double *const pivot = system + pivotRow * (N + 1);
  const double value = row[j] -= row[k] / pivot[k] * pivot[j];
  if (j == k + 1) atomicMax(&pivots[j], candidate(value, i));
}

// Finds up to 32 elements of x from first on, every block the same ones, and takes them out of the equations before these.
__global__ void substitute(double *system, const unsigned long long *pivots, double *x, size_t N, size_t first) {
  __shared__ double triangle[panel][panel], rest[panel];
  const unsigned me = threadIdx.x;
  const unsigned count = N - first < panel ? static_cast<unsigned>(N - first) : panel;
  const auto row = [=](size_t i) { return system + (pivots[i] & rowBits) * (N + 1); };
  for (unsigned place = me; place < count * count; place += block) {
    const unsigned i = place / count, j = place % count;
    triangle[i][j] = row(first + i)[first + j];
  }
  if (me < count) rest[me] = row(first + me)[N];
  __syncthreads();
  for (unsigned k = count; k-- > 0;) {
    if (me < k) rest[me] -= triangle[me][k] * (rest[k] / triangle[k][k]);
    __syncthreads();
  }
  if (me < count) rest[me] /= triangle[me][me];
  if (me < count && blockIdx.x == 0) x[first + me] = rest[me];
  __syncthreads();
  const size_t i = blockIdx.x * static_cast<size_t>(block) + me;
  if (i >= first) return;
  double sum = 0;
  for (unsigned k = 0; k < count; ++k) sum += row(i)[first + k] * rest[k];
  row(i)[N] -= sum;
}

void solveLinearSystem(const double *A, const double *b, double *x, size_t N) {
  double *system;
  unsigned long long *pivots;
  bool *used;
  cudaMalloc(&system, N * (N + 1) * sizeof(double));
  cudaMalloc(&pivots, N * sizeof(unsigned long long));
  cudaMalloc(&used, N);
  cudaMemset(pivots, 0, N * sizeof(unsigned long long));
  cudaMemset(used, 0, N);
  const dim3 threads(width, height);
  const unsigned down = static_cast<unsigned>((N + height - 1) / height);
  const auto blocks = [=](size_t columns) { return dim3(static_cast<unsigned>((columns + width - 1) / width), down); };
  copySystem<<<blocks(N + 1), threads>>>(A, b, system, pivots, N);
  for (size_t k = 0; k + 1 < N; ++k) eliminate<<<blocks(N - k), threads>>>(system, pivots, used, N, k);
  for (size_t first = (N - 1) / panel * panel + panel; first > 0;) {
    first -= panel;
    substitute<<<static_cast<unsigned>(first / block + 1), block>>>(system, pivots, x, N, first);
  }
  cudaFree(used);
  cudaFree(pivots);
  cudaFree(system);
}
