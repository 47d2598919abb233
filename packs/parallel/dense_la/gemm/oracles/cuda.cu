constexpr unsigned tile = 16;
constexpr unsigned mostRows = 1024 / tile;

// A block computes tiles of C with 16 columns and as many rows as it has threads for; the tiles of A and B for them pass through shared memory.
__global__ void gemm(const double *A, const double *B, double *C, size_t M, size_t K, size_t N) {
  __shared__ double left[mostRows][tile], right[tile][tile];
  const unsigned rows = blockDim.x / tile;
  const unsigned row = threadIdx.x / tile, column = threadIdx.x % tile;
  const size_t across = (N + tile - 1) / tile;
  const size_t tiles = (M + rows - 1) / rows * across;
  for (size_t t = blockIdx.x; t < tiles; t += gridDim.x) {
    const size_t i = t / across * rows + row;
    const size_t j = t % across * tile + column;
    double sum = 0;
    for (size_t first = 0; first < K; first += tile) {
      left[row][column] = i < M && first + column < K ? A[i * K + first + column] : 0;
      for (unsigned k = row; k < tile; k += rows) right[k][column] = first + k < K && j < N ? B[(first + k) * N + j] : 0;
      __syncthreads();
      for (unsigned k = 0; k < tile; ++k) sum += left[row][k] * right[k][column];
      __syncthreads();
    }
    if (i < M && j < N) C[i * N + j] = sum;
  }
}
