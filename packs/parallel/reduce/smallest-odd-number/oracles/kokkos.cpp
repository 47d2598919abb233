int smallestOdd(Kokkos::View<const int*> const& x) {
  const size_t n = x.extent(0), block = 4096;
  int smallest = 0;
  Kokkos::parallel_reduce(
      (n + block - 1) / block,
      KOKKOS_LAMBDA(const size_t b, int& least) {
        constexpr int largest = std::numeric_limits<int>::max();
        int here = largest;
        for (size_t i = b * block; i < Kokkos::min(n, (b + 1) * block); ++i) {
          const int even = (x(i) & 1) - 1;  // all ones or none: a mask keeps the loop free of branches
          here = Kokkos::min(here, (x(i) & ~even) | (largest & even));
        }
        least = Kokkos::min(least, here);
      },
      Kokkos::Min<int>(smallest));
  return smallest;
}
