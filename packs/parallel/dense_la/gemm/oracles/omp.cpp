void gemm(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t K, size_t N) {
#pragma omp parallel for schedule(static)
  for (size_t i = 0; i < M; ++i) {
    double* row = &C[i * N];
    std::fill(row, row + N, 0.0);
    for (size_t k = 0; k < K; ++k) {
      const double factor = A[i * K + k];
      const double* other = &B[k * N];
      for (size_t j = 0; j < N; ++j) row[j] += factor * other[j];
    }
  }
}
