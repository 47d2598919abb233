std::size_t findClosestToPi(Kokkos::View<const double*> const& x) {
  using Closest = Kokkos::MinLoc<double, std::size_t>;
  Closest::value_type closest;
  Kokkos::parallel_reduce(
      x.extent(0),
      KOKKOS_LAMBDA(const size_t i, Closest::value_type& nearest) {
        const double distance = Kokkos::abs(x(i) - M_PI);
        if (distance < nearest.val) {
          nearest.val = distance;
          nearest.loc = i;
        }
      },
      Closest(closest));
  return closest.loc;
}
