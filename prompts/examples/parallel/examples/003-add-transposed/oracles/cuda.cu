constexpr int tile = 32, rows = 8;

// A tile of B passes through shared memory, so that all three matrices are read and written along rows. Its rows are one element longer, so that a
// column of it lies in different banks.
__global__ void addTile(const double *A, const double *B, double *C, size_t M, size_t N) {
  __shared__ double turned[tile][tile + 1];
  const size_t top = blockIdx.y * static_cast<size_t>(tile), left = blockIdx.x * static_cast<size_t>(tile);
  for (int k = threadIdx.y; k < tile; k += rows)
    if (left + k < N && top + threadIdx.x < M) turned[k][threadIdx.x] = B[(left + k) * M + top + threadIdx.x];
  __syncthreads();
  for (int k = threadIdx.y; k < tile; k += rows) {
    const size_t i = top + k, j = left + threadIdx.x;
    if (i < M && j < N) C[i * N + j] = A[i * N + j] + turned[threadIdx.x][k];
  }
}

void addTransposed(const double *A, const double *B, double *C, size_t M, size_t N) {
  const dim3 blocks(static_cast<unsigned>((N + tile - 1) / tile), static_cast<unsigned>((M + tile - 1) / tile));
  addTile<<<blocks, dim3(tile, rows)>>>(A, B, C, M, N);
}
