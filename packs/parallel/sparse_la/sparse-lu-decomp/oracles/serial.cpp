void luFactorize(std::vector<COOElement> const& A, std::vector<double> &L, std::vector<double> &U, size_t N) {
  std::fill(L.begin(), L.end(), 0.0);
  std::fill(U.begin(), U.end(), 0.0);
  for (const COOElement& element : A) U[element.row * N + element.column] += element.value;
  for (size_t k = 0; k < N; ++k) {
    L[k * N + k] = 1;
    for (size_t i = k + 1; i < N; ++i) {
      if (U[i * N + k] == 0) continue;
      const double factor = U[i * N + k] / U[k * N + k];
      L[i * N + k] = factor;
      U[i * N + k] = 0;
      for (size_t j = k + 1; j < N; ++j) U[i * N + j] -= factor * U[k * N + j];
    }
  }
}
