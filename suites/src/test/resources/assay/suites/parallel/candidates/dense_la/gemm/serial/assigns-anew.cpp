// CORRECT
void gemm(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t K, size_t N) {
  C.assign(M * N, 0.0);
  double* __restrict c = C.data();
  for (size_t i = 0; i < M; ++i)
    for (size_t k = 0; k < K; ++k)
      for (size_t j = 0; j < N; ++j) c[i * N + j] += A[i * K + k] * B[k * N + j];
}
