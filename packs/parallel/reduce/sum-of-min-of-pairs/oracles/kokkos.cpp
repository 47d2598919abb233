double sumOfMinimumElements(Kokkos::View<const double*> const& x, Kokkos::View<const double*> const& y) {
  double sum = 0;
  Kokkos::parallel_reduce(x.extent(0), KOKKOS_LAMBDA(const size_t i, double& partial) { partial += Kokkos::min(x(i), y(i)); }, sum);
  return sum;
}
