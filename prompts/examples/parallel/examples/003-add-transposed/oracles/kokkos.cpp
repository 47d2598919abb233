// Tile by tile, so that lines of B that are read along columns are used up while they are in the cache.
void addTransposed(Kokkos::View<const double*> const& A, Kokkos::View<const double*> const& B, Kokkos::View<double*> &C, size_t M, size_t N) {
  using Policy = Kokkos::MDRangePolicy<Kokkos::Rank<2, Kokkos::Iterate::Right, Kokkos::Iterate::Right>>;
  const auto rows = static_cast<int64_t>(M), columns = static_cast<int64_t>(N);
  Kokkos::parallel_for(Policy({0, 0}, {rows, columns}, {32, 32}), KOKKOS_LAMBDA(const int64_t i, const int64_t j) {
    C(i * columns + j) = A(i * columns + j) + B(j * rows + i);
  });
}
