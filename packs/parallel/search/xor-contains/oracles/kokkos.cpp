static bool contains(Kokkos::View<const int*> const& values, int val) {
  int found = 0;
  Kokkos::parallel_reduce(values.extent(0), KOKKOS_LAMBDA(const size_t i, int& hit) { hit |= values(i) == val; }, Kokkos::BOr<int>(found));
  return found != 0;
}

bool xorContains(Kokkos::View<const int*> const& x, Kokkos::View<const int*> const& y, int val) { return contains(x, val) != contains(y, val); }
