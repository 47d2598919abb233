int edgeCount(Kokkos::View<const int*> const& A, size_t N) {
  int edges = 0;
  Kokkos::parallel_reduce(
      N,
      KOKKOS_LAMBDA(const size_t i, int& partial) {
        int row = 0;
        for (size_t j = 0; j < N; ++j) row += A(i * N + j);
        partial += row;
      },
      edges);
  return edges;
}
