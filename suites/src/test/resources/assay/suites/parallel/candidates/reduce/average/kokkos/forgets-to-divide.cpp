// WRONG VALUE
double average(Kokkos::View<const double*> const& x) {
  double sum = 0;
  Kokkos::parallel_reduce(x.extent(0), KOKKOS_LAMBDA(const std::size_t i, double& partial) { partial += x(i); }, sum);
  return sum;
}
