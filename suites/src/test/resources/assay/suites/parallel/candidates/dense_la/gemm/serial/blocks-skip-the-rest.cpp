// WRONG VALUE
void gemm(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t K, size_t N) {
  std::fill(C.begin(), C.end(), 0.0);
  size_t whole = std::max<size_t>(K / 16 * 16, std::min<size_t>(K, 16));
  for (size_t i = 0; i < M; ++i)
    for (size_t k = 0; k < whole; ++k)
      for (size_t j = 0; j < N; ++j) C[i * N + j] += A[i * K + k] * B[k * N + j];
}
