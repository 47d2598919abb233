KOKKOS_INLINE_FUNCTION void eliminate(size_t i, double* L, double* U, size_t N, size_t from, size_t to) {
  double* row = U + i * N;
  for (size_t k = from; k < to; ++k) {
    if (row[k] == 0) continue;
    const double* pivot = U + k * N;
    const double factor = L[i * N + k] = row[k] / pivot[k];
    row[k] = 0;
    for (size_t j = k + 1; j < N; ++j) row[j] -= factor * pivot[j];
  }
}

// A block of rows is finished, then used on all rows below it at once.
void luFactorize(Kokkos::View<const COOElement*> const& A, Kokkos::View<double*> &L, Kokkos::View<double*> &U, size_t N) {
  const size_t block = 16;
  Kokkos::parallel_for(N * N, KOKKOS_LAMBDA(const size_t place) {
    L(place) = place / N == place % N;
    U(place) = 0;
  });
  Kokkos::parallel_for(A.extent(0), KOKKOS_LAMBDA(const size_t e) { Kokkos::atomic_add(&U(A(e).row * N + A(e).column), A(e).value); });
  double *const lower = L.data(), *const upper = U.data();
  for (size_t first = 0; first < N; first += block) {
    const size_t last = Kokkos::min(first + block, N);
    for (size_t i = first; i < last; ++i) eliminate(i, lower, upper, N, first, i);
    Kokkos::parallel_for(Kokkos::RangePolicy<>(last, N), KOKKOS_LAMBDA(const size_t i) { eliminate(i, lower, upper, N, first, last); });
  }
}
