// Blocks that come up once the value is found are left out.
bool contains(Kokkos::View<const int*> const& x, int target) {
  const size_t n = x.extent(0), block = 16384;
  Kokkos::View<int> found("found");
  Kokkos::parallel_for(Kokkos::RangePolicy<Kokkos::Schedule<Kokkos::Dynamic>>(0, (n + block - 1) / block), KOKKOS_LAMBDA(const size_t b) {
    if (Kokkos::atomic_fetch_add(&found(), 0) != 0) return;
    int hits = 0;
    for (size_t i = b * block; i < Kokkos::min(n, (b + 1) * block); ++i) hits |= x(i) == target;
    if (hits) Kokkos::atomic_exchange(&found(), 1);
  });
  return found() != 0;
}
