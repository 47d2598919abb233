// WRONG
void convexHull(Kokkos::View<const Point*> const& points, Kokkos::View<Point*> &hull) {
  Kokkos::resize(hull, points.extent(0));
  Kokkos::parallel_for(points.extent(0), KOKKOS_LAMBDA(const std::size_t i) { hull(i) = points(i); });
}
