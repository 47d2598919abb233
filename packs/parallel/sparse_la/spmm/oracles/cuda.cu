constexpr unsigned block = 256;
constexpr unsigned lanes = 32;

__global__ void countRows(const COOElement *X, unsigned long long *ends, size_t nonzeros) {
  const size_t e = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (e < nonzeros) atomicAdd(&ends[X[e].row], 1ull);
}

// Every row gets a place of its own among the sorted elements; which row comes first does not matter.
__global__ void placeRows(unsigned long long *begins, unsigned long long *ends, unsigned long long *taken, size_t rows) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (i < rows) begins[i] = ends[i] = atomicAdd(taken, ends[i]);
}

__global__ void sortByRow(const COOElement *X, COOElement *sorted, unsigned long long *ends, size_t nonzeros) {
  const size_t e = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (e < nonzeros) sorted[atomicAdd(&ends[X[e].row], 1ull)] = X[e];
}

// An element of A adds a multiple of a row of X to a row of Y, by 32 threads.
__global__ void addRows(const COOElement *A, const COOElement *sorted, const unsigned long long *begins, const unsigned long long *ends, double *Y,
                        size_t N, size_t nonzerosA) {
  const size_t e = blockIdx.x * static_cast<size_t>(block / lanes) + threadIdx.x / lanes;
  if (e >= nonzerosA) return;
  const COOElement factor = A[e];
  const size_t end = ends[factor.column];
  for (size_t other = begins[factor.column] + threadIdx.x % lanes; other < end; other += lanes)
    atomicAdd(&Y[factor.row * N + sorted[other].column], factor.value * sorted[other].value);
}

void spmm(const COOElement *A, const COOElement *X, double *Y, size_t M, size_t K, size_t N, size_t nonzerosA, size_t nonzerosX) {
  cudaMemset(Y, 0, M * N * sizeof(double));
  if (nonzerosA == 0 || nonzerosX == 0) return;
  const auto blocks = [](size_t n, unsigned each) { return static_cast<unsigned>((n + each - 1) / each); };
  COOElement *sorted;
  unsigned long long *ends;
  cudaMalloc(&sorted, nonzerosX * sizeof(COOElement));
  cudaMalloc(&ends, (2 * K + 1) * sizeof(unsigned long long));
  cudaMemset(ends, 0, (2 * K + 1) * sizeof(unsigned long long));
  unsigned long long *const begins = ends + K, *const taken = begins + K;
  countRows<<<blocks(nonzerosX, block), block>>>(X, ends, nonzerosX);
  placeRows<<<blocks(K, block), block>>>(begins, ends, taken, K);
  sortByRow<<<blocks(nonzerosX, block), block>>>(X, sorted, ends, nonzerosX);
  addRows<<<blocks(nonzerosA, block / lanes), block>>>(A, sorted, begins, ends, Y, N, nonzerosA);
  cudaFree(ends);
  cudaFree(sorted);
}
