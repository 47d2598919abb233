// The elements of a matrix in order of rows: those of row i are ends(i) to ends(i + 1). Within a row they come in any order.
struct Rows {
  Kokkos::View<size_t*> ends;
  Kokkos::View<COOElement*> elements;

  Rows(Kokkos::View<const COOElement*> const& matrix, size_t count) : ends("ends", count + 1), elements(Kokkos::view_alloc(Kokkos::WithoutInitializing, "elements"), matrix.extent(0)) {
    const auto lengths = ends;
    const auto sorted = elements;
    Kokkos::parallel_for(matrix.extent(0), KOKKOS_LAMBDA(const size_t e) { Kokkos::atomic_increment(&lengths(matrix(e).row)); });
    Kokkos::parallel_scan(count + 1, KOKKOS_LAMBDA(const size_t i, size_t& before, const bool final) {
      const size_t length = lengths(i);
      if (final) lengths(i) = before;
      before += length;
    });
    const Kokkos::View<size_t*> next("next", count + 1);
    Kokkos::deep_copy(next, ends);
    Kokkos::parallel_for(matrix.extent(0), KOKKOS_LAMBDA(const size_t e) { sorted(Kokkos::atomic_fetch_add(&next(matrix(e).row), size_t(1))) = matrix(e); });
  }
};

void spmm(Kokkos::View<const COOElement*> const& A, Kokkos::View<const COOElement*> const& X, Kokkos::View<double*> &Y, size_t M, size_t K, size_t N) {
  const Rows left(A, M), right(X, K);
  Kokkos::parallel_for(Kokkos::RangePolicy<Kokkos::Schedule<Kokkos::Dynamic>>(0, M), KOKKOS_LAMBDA(const size_t i) {
    double* const row = &Y(i * N);
    for (size_t j = 0; j < N; ++j) row[j] = 0;
    for (size_t l = left.ends(i); l < left.ends(i + 1); ++l) {
      const COOElement factor = left.elements(l);
      for (size_t r = right.ends(factor.column); r < right.ends(factor.column + 1); ++r) row[right.elements(r).column] += factor.value * right.elements(r).value;
    }
  });
}
