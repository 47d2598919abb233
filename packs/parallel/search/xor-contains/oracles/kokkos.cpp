static bool contains(Kokkos::View<const int*> const& values, int val) {
  const size_t n = values.extent(0), block = 16384;
  int found = 0;
  Kokkos::parallel_reduce(
      (n + block - 1) / block,
      KOKKOS_LAMBDA(const size_t b, int& hit) {
        if (hit) return;
        int hits = 0;
        for (size_t i = b * block; i < Kokkos::min(n, (b + 1) * block); ++i) hits |= values(i) == val;
        hit |= hits;
      },
      Kokkos::BOr<int>(found));
  return found != 0;
}

bool xorContains(Kokkos::View<const int*> const& x, Kokkos::View<const int*> const& y, int val) { return contains(x, val) != contains(y, val); }
