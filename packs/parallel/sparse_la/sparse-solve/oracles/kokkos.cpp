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

// Jacobi's iteration, until nothing changes any more.
void solveLinearSystem(Kokkos::View<const COOElement*> const& A, Kokkos::View<const double*> const& b, Kokkos::View<double*> &x, size_t N) {
  const Rows rows(A, N);
  Kokkos::View<double*> now("now", N), next("next", N);
  double change = 1, largest = 0;
  while (change > 1e-12 * largest) {
    Kokkos::parallel_reduce(
        N,
        KOKKOS_LAMBDA(const size_t i, double& most, double& top) {
          double rest = b(i), diagonal = 0;
          for (size_t e = rows.ends(i); e < rows.ends(i + 1); ++e) {
            const COOElement& element = rows.elements(e);
            if (element.column == i) diagonal += element.value;
            else rest -= element.value * now(element.column);
          }
          next(i) = rest / diagonal;
          most = Kokkos::max(most, Kokkos::abs(next(i) - now(i)));
          top = Kokkos::max(top, Kokkos::abs(next(i)));
        },
        Kokkos::Max<double>(change), Kokkos::Max<double>(largest));
    std::swap(now, next);
  }
  Kokkos::deep_copy(x, now);
}
