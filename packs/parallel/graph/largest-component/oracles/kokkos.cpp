using Forest = Kokkos::View<int*, Kokkos::MemoryTraits<Kokkos::Atomic>>;

KOKKOS_INLINE_FUNCTION int root(const Forest& parent, int v) {
  for (int above = parent(v); above != v; above = parent(v)) v = above;
  return v;
}

// Hangs the root of the larger number under the other, unless somebody else has hung it first: then both are looked for again.
KOKKOS_INLINE_FUNCTION void unite(const Forest& parent, int* parents, int a, int b) {
  while (true) {
    a = root(parent, a);
    b = root(parent, b);
    if (a == b) return;
    const int high = Kokkos::max(a, b), low = Kokkos::min(a, b);
    if (Kokkos::atomic_compare_exchange(parents + high, high, low) == high) return;
  }
}

static Kokkos::View<int*> joined(Kokkos::View<const int*> const& A, size_t N) {
  const Kokkos::View<int*> parents(Kokkos::view_alloc(Kokkos::WithoutInitializing, "parents"), N);
  const Forest forest = parents;
  Kokkos::parallel_for(N, KOKKOS_LAMBDA(const size_t v) { parents(v) = static_cast<int>(v); });
  Kokkos::parallel_for(Kokkos::RangePolicy<Kokkos::Schedule<Kokkos::Dynamic>>(0, N), KOKKOS_LAMBDA(const size_t i) {
    for (size_t j = i + 1; j < N; ++j)
      if (A(i * N + j)) unite(forest, parents.data(), static_cast<int>(i), static_cast<int>(j));
  });
  return parents;
}

int largestComponent(Kokkos::View<const int*> const& A, size_t N) {
  const Forest forest = joined(A, N);
  const Kokkos::View<int*> sizes("sizes", N);
  Kokkos::parallel_for(N, KOKKOS_LAMBDA(const size_t v) { Kokkos::atomic_increment(&sizes(root(forest, static_cast<int>(v)))); });
  int largest = 0;
  Kokkos::parallel_reduce(N, KOKKOS_LAMBDA(const size_t v, int& most) { most = Kokkos::max(most, sizes(v)); }, Kokkos::Max<int>(largest));
  return N == 0 ? 0 : largest;
}
