void gemv(Kokkos::View<const double*> const& A, Kokkos::View<const double*> const& x, Kokkos::View<double*> &y, size_t M, size_t N) {
  Kokkos::parallel_for(M, KOKKOS_LAMBDA(const size_t i) {
    const double *row = A.data() + i * N, *other = x.data();
    double sums[8] = {}, sum = 0;  // several, since a compiler must not change the order in which one is added up
    size_t j = 0;
    for (; j + 8 <= N; j += 8)
      for (size_t lane = 0; lane < 8; ++lane) sums[lane] += row[j + lane] * other[j + lane];
    for (; j < N; ++j) sum += row[j] * other[j];
    for (const double one : sums) sum += one;
    y(i) = sum;
  });
}
