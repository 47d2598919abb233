// CORRECT
void gemm(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t K, size_t N) {
  std::vector<double> result(M * N);
  auto at = [&](size_t i, size_t j) -> double& { return result[i * N + j]; };
  for (size_t i = 0; i < M; ++i)
    for (size_t k = 0; k < K; ++k)
      for (size_t j = 0; j < N; ++j) at(i, j) += A[i * K + k] * B[k * N + j];
  C = result;
}
