// Gauss's elimination on a copy with b as its last column; the rows below a pivot are brought up to date in parallel, and the largest candidate
// for the next pivot is found on the way.
void solveLinearSystem(Kokkos::View<const double*> const& A, Kokkos::View<const double*> const& b, Kokkos::View<double*> &x, size_t N) {
  using Largest = Kokkos::MaxLoc<double, size_t>;
  const Kokkos::View<double**, Kokkos::LayoutRight> system(Kokkos::view_alloc(Kokkos::WithoutInitializing, "system"), N, N + 1);
  const Kokkos::View<size_t*> rows(Kokkos::view_alloc(Kokkos::WithoutInitializing, "rows"), N);
  Largest::value_type best;
  Kokkos::parallel_reduce(
      N,
      KOKKOS_LAMBDA(const size_t i, Largest::value_type& largest) {
        rows(i) = i;
        for (size_t j = 0; j < N; ++j) system(i, j) = A(i * N + j);
        system(i, N) = b(i);
        if (const double magnitude = Kokkos::abs(A(i * N)); magnitude > largest.val) largest = {magnitude, i};
      },
      Largest(best));
  for (size_t k = 0; k + 1 < N; ++k) {
    std::swap(rows(k), rows(best.loc));
    const double* const pivot = &system(rows(k), 0);
    Kokkos::parallel_reduce(
        Kokkos::RangePolicy<>(k + 1, N),
        KOKKOS_LAMBDA(const size_t i, Largest::value_type& largest) {
          double* const row = &system(rows(i), 0);
          const double factor = row[k] / pivot[k];
          for (size_t j = k + 1; j <= N; ++j) row[j] -= factor * pivot[j];
          if (const double magnitude = Kokkos::abs(row[k + 1]); magnitude > largest.val) largest = {magnitude, i};
        },
        Largest(best));
  }
  for (size_t i = N; i-- > 0;) {
    const double* const row = &system(rows(i), 0);
    double sum = row[N];
    for (size_t j = i + 1; j < N; ++j) sum -= row[j] * x(j);
    x(i) = sum / row[i];
  }
}
