// WRONG VALUE
void gemm(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t K, size_t N) {
  std::fill(C.begin(), C.end(), 0.0);
  for (size_t i = 0; i < M; ++i)
    for (size_t j = 0; j < N; ++j)
      if (i < K) C[i * N + j] = A[i * K + i] * B[i * N + j];
}
