KOKKOS_INLINE_FUNCTION void eliminate(double* row, const double* A, size_t N, size_t from, size_t to) {
  for (size_t k = from; k < to; ++k) {
    const double* pivot = A + k * N;
    const double factor = row[k] /= pivot[k];
    for (size_t j = k + 1; j < N; ++j) row[j] -= factor * pivot[j];
  }
}

// A block of rows is finished, then used on all rows below it at once.
void luFactorize(Kokkos::View<double*> &A, size_t N) {
  const size_t block = 16;
  double* const a = A.data();
  for (size_t first = 0; first < N; first += block) {
    const size_t last = Kokkos::min(first + block, N);
    for (size_t i = first; i < last; ++i) eliminate(a + i * N, a, N, first, i);
    Kokkos::parallel_for(Kokkos::RangePolicy<>(last, N), KOKKOS_LAMBDA(const size_t i) { eliminate(a + i * N, a, N, first, last); });
  }
}
