constexpr unsigned block = 256;

__global__ void scaleAll(double *y, double beta, size_t M) {
  const size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (i < M) y[i] *= beta;
}

// Where neighbours belong to the same row, the first of them adds up their products, so that a long row does not make all threads wait for one sum.
__global__ void addProducts(double alpha, const COOElement *A, const double *x, double *y, size_t nonzeros) {
  __shared__ size_t rows[block];
  __shared__ double products[block];
  const size_t first = blockIdx.x * static_cast<size_t>(block);
  const unsigned me = threadIdx.x;
  const unsigned count = nonzeros - first < block ? static_cast<unsigned>(nonzeros - first) : block;
  if (me < count) {
    const COOElement element = A[first + me];
    rows[me] = element.row;
    products[me] = alpha * element.value * x[element.column];
  }
  __syncthreads();
  if (me < count && (me == 0 || rows[me - 1] != rows[me])) {
    double sum = 0;
    for (unsigned other = me; other < count && rows[other] == rows[me]; ++other) sum += products[other];
    atomicAdd(&y[rows[me]], sum);
  }
}

void spmv(double alpha, const COOElement *A, const double *x, double beta, double *y, size_t M, size_t N, size_t nonzeros) {
  const auto blocks = [](size_t n) { return static_cast<unsigned>((n + block - 1) / block); };
  scaleAll<<<blocks(M), block>>>(y, beta, M);
  if (nonzeros > 0) addProducts<<<blocks(nonzeros), block>>>(alpha, A, x, y, nonzeros);
}
