double smallestArea(Kokkos::View<const Point*> const& points) {
  const size_t n = points.extent(0);
  double smallest = 0;
  Kokkos::parallel_reduce(
      Kokkos::RangePolicy<Kokkos::Schedule<Kokkos::Dynamic>>(0, n - 2),
      KOKKOS_LAMBDA(const size_t i, double& least) {
        for (size_t j = i + 1; j + 1 < n; ++j) {
          const double dx = points(j).x - points(i).x, dy = points(j).y - points(i).y;
          for (size_t k = j + 1; k < n; ++k) least = Kokkos::min(least, Kokkos::abs(dx * (points(k).y - points(i).y) - dy * (points(k).x - points(i).x)));
        }
      },
      Kokkos::Min<double>(smallest));
  return smallest / 2;
}
