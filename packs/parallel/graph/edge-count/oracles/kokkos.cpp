int edgeCount(Kokkos::View<const int*> const& A, size_t N) {
  int edges = 0;
  Kokkos::parallel_reduce(N * N, KOKKOS_LAMBDA(const size_t i, int& partial) { partial += A(i); }, edges);
  return edges;
}
