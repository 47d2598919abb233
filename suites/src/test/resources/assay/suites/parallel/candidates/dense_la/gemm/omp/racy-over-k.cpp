// WRONG VALUE
void gemm(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t K, size_t N) {
  std::fill(C.begin(), C.end(), 0.0);
#pragma omp parallel
  {
    std::vector<double> sum(C);
#pragma omp for
    for (size_t k = 0; k < K; ++k)
      for (size_t i = 0; i < M; ++i)
        for (size_t j = 0; j < N; ++j) sum[i * N + j] += A[i * K + k] * B[k * N + j];
    std::copy(sum.begin(), sum.end(), C.begin());
  }
}
