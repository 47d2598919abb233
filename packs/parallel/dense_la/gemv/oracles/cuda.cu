constexpr unsigned lanes = 32;
constexpr unsigned rowsAtOnce = 4;

// Teams of 32 threads read along four rows at a time; the first lane of a row then adds up what the team has found.
__global__ void gemv(const double *A, const double *x, double *y, size_t M, size_t N) {
  __shared__ double partial[rowsAtOnce][1024 / lanes][lanes + 1];
  const unsigned lane = threadIdx.x % lanes, team = threadIdx.x / lanes;
  const size_t together = static_cast<size_t>(blockDim.x / lanes) * rowsAtOnce;
  for (size_t first = blockIdx.x * together; first < M; first += gridDim.x * together) {
    const size_t begin = first + team * rowsAtOnce;
    double sums[rowsAtOnce] = {};
    for (size_t j = lane; j < N; j += lanes) {
      const double factor = x[j];
      for (unsigned r = 0; r < rowsAtOnce; ++r)
        if (begin + r < M) sums[r] += A[(begin + r) * N + j] * factor;
    }
    for (unsigned r = 0; r < rowsAtOnce; ++r) partial[r][team][lane] = sums[r];
    __syncthreads();
    if (lane < rowsAtOnce && begin + lane < M) {
      double sum = 0;
      for (unsigned other = 0; other < lanes; ++other) sum += partial[lane][team][other];
      y[begin + lane] = sum;
    }
    __syncthreads();
  }
}
