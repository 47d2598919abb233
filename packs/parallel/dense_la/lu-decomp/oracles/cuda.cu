constexpr unsigned width = 32;

// Beyond the matrix lies a unit matrix, which changes nothing.
__device__ double element(const double *A, size_t N, size_t i, size_t j) { return i < N && j < N ? A[i * N + j] : i == j; }

// Factorizes a tile on the diagonal. The factors are divided by their pivots last, so that a step needs only one barrier.
__global__ void factorizeTile(double *A, size_t N, size_t first) {
  __shared__ double tile[width][width];
  const unsigned row = threadIdx.y, column = threadIdx.x;
  const size_t i = first + row, j = first + column;
  tile[row][column] = element(A, N, i, j);
  __syncthreads();
  for (unsigned k = 0; k + 1 < width; ++k) {
    if (row > k && column > k) tile[row][column] -= tile[row][k] / tile[k][k] * tile[k][column];
    __syncthreads();
  }
  if (i < N && j < N) A[i * N + j] = column < row ? tile[row][column] / tile[column][column] : tile[row][column];
}

// Uses the tile on the diagonal on those to the right of it, which become part of U, and on those below it, which become part of L.
__global__ void finishPanels(double *A, size_t N, size_t first) {
  __shared__ double diagonal[width][width], tile[width][width];
  const unsigned row = threadIdx.y, column = threadIdx.x;
  const bool below = blockIdx.y == 1;
  const size_t other = first + (blockIdx.x + size_t{1}) * width;
  const size_t i = (below ? other : first) + row;
  const size_t j = (below ? first : other) + column;
  diagonal[row][column] = element(A, N, first + row, first + column);
  tile[row][column] = element(A, N, i, j);
  __syncthreads();
  for (unsigned k = 0; k + 1 < width; ++k) {
    if (below && column > k) tile[row][column] -= tile[row][k] / diagonal[k][k] * diagonal[k][column];
    if (!below && row > k) tile[row][column] -= diagonal[row][k] * tile[k][column];
    __syncthreads();
  }
  if (i < N && j < N) A[i * N + j] = below ? tile[row][column] / diagonal[column][column] : tile[row][column];
}

// Subtracts the product of the two panels from what lies below and to the right of them.
__global__ void updateRest(double *A, size_t N, size_t first) {
  __shared__ double left[width][width], above[width][width];
  const unsigned row = threadIdx.y, column = threadIdx.x;
  const size_t i = first + (blockIdx.y + size_t{1}) * width + row;
  const size_t j = first + (blockIdx.x + size_t{1}) * width + column;
  left[row][column] = element(A, N, i, first + column);
  above[row][column] = element(A, N, first + row, j);
  __syncthreads();
  double sum = 0;
  for (unsigned k = 0; k < width; ++k) sum += left[row][k] * above[k][column];
  if (i < N && j < N) A[i * N + j] -= sum;
}

void luFactorize(double *A, size_t N) {
  const dim3 threads(width, width);
  for (size_t first = 0; first < N; first += width) {
    factorizeTile<<<1, threads>>>(A, N, first);
    const unsigned rest = static_cast<unsigned>((N - first - 1) / width);
    if (rest == 0) break;
    finishPanels<<<dim3(rest, 2), threads>>>(A, N, first);
    updateRest<<<dim3(rest, rest), threads>>>(A, N, first);
  }
}
