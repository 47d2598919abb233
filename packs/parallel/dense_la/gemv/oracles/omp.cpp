void gemv(std::vector<double> const& A, std::vector<double> const& x, std::vector<double> &y, size_t M, size_t N) {
#pragma omp parallel for schedule(static)
  for (size_t i = 0; i < M; ++i) {
    const double* row = &A[i * N];
    double sum = 0;
#pragma omp simd reduction(+ : sum)
    for (size_t j = 0; j < N; ++j) sum += row[j] * x[j];
    y[i] = sum;
  }
}
