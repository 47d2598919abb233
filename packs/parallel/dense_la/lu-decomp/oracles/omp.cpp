static void eliminate(double* row, const std::vector<double>& A, size_t N, size_t from, size_t to) {
  for (size_t k = from; k < to; ++k) {
    const double* pivot = &A[k * N];
    const double factor = row[k] /= pivot[k];
    for (size_t j = k + 1; j < N; ++j) row[j] -= factor * pivot[j];
  }
}

// One thread finishes a block of rows, then all threads use it on the rows below.
void luFactorize(std::vector<double> &A, size_t N) {
  const size_t block = 16;
#pragma omp parallel
  for (size_t first = 0; first < N; first += block) {
    const size_t last = std::min(first + block, N);
#pragma omp single
    for (size_t i = first; i < last; ++i) eliminate(&A[i * N], A, N, first, i);
#pragma omp for schedule(static)
    for (size_t i = last; i < N; ++i) eliminate(&A[i * N], A, N, first, last);
  }
}
