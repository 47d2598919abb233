int smallestOdd(Kokkos::View<const int*> const& x) {
  int smallest = 0;
  Kokkos::parallel_reduce(
      x.extent(0),
      KOKKOS_LAMBDA(const size_t i, int& least) {
        if (x(i) % 2 != 0 && x(i) < least) least = x(i);
      },
      Kokkos::Min<int>(smallest));
  return smallest;
}
