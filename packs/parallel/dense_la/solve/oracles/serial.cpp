void solveLinearSystem(std::vector<double> const& A, std::vector<double> const& b, std::vector<double> &x, size_t N) {
  std::vector<double> a(A), rest(b);
  for (size_t k = 0; k < N; ++k) {
    size_t best = k;
    for (size_t i = k + 1; i < N; ++i)
      if (std::abs(a[i * N + k]) > std::abs(a[best * N + k])) best = i;
    if (best != k) {
      std::swap_ranges(&a[k * N], &a[k * N] + N, &a[best * N]);
      std::swap(rest[k], rest[best]);
    }
    for (size_t i = k + 1; i < N; ++i) {
      const double factor = a[i * N + k] / a[k * N + k];
      for (size_t j = k + 1; j < N; ++j) a[i * N + j] -= factor * a[k * N + j];
      rest[i] -= factor * rest[k];
    }
  }
  for (size_t i = N; i-- > 0;) {
    double sum = rest[i];
    for (size_t j = i + 1; j < N; ++j) sum -= a[i * N + j] * x[j];
    x[i] = sum / a[i * N + i];
  }
}
