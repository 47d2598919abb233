void countQuadrants(Kokkos::View<const Point*> const& points, Kokkos::View<std::size_t[4]> &bins) {
  size_t left = 0, below = 0, both = 0;
  Kokkos::parallel_reduce(
      points.extent(0),
      KOKKOS_LAMBDA(const size_t i, size_t& isLeft, size_t& isBelow, size_t& isBoth) {
        isLeft += points(i).x < 0;
        isBelow += points(i).y < 0;
        isBoth += (points(i).x < 0) & (points(i).y < 0);
      },
      left, below, both);
  bins(0) = points.extent(0) - left - below + both;
  bins(1) = left - both;
  bins(2) = both;
  bins(3) = below - both;
}
