// Layer by layer: the vertices of a layer are looked at in parallel, and the first to find a vertex adds it to the next.
int shortestPathLength(Kokkos::View<const int*> const& A, size_t N, int source, int dest) {
  if (source == dest) return 0;
  Kokkos::View<size_t*> layer("layer", N), next("next", N);
  const Kokkos::View<int*> seen("seen", N);
  const Kokkos::View<size_t> found("found");
  layer(0) = static_cast<size_t>(source);
  seen(source) = 1;
  size_t count = 1;
  for (int length = 1; count > 0; ++length) {
    found() = 0;
    Kokkos::parallel_for(Kokkos::RangePolicy<Kokkos::Schedule<Kokkos::Dynamic>>(0, count), KOKKOS_LAMBDA(const size_t i) {
      const int* row = &A(layer(i) * N);
      for (size_t v = 0; v < N; ++v)
        if (row[v] && Kokkos::atomic_compare_exchange(&seen(v), 0, 1) == 0) next(Kokkos::atomic_fetch_add(&found(), size_t(1))) = v;
    });
    if (seen(dest)) return length;
    count = found();
    std::swap(layer, next);
  }
  return -1;
}
