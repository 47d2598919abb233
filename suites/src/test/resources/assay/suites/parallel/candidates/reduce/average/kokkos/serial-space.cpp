// REJECTED NO_PARALLELISM
double average(Kokkos::View<const double*> const& x) {
  double sum = 0;
  Kokkos::parallel_reduce(Kokkos::RangePolicy<Kokkos::Serial>(0, x.extent(0)), KOKKOS_LAMBDA(const std::size_t i, double& partial) { partial += x(i); }, sum);
  return sum / static_cast<double>(x.extent(0));
}
