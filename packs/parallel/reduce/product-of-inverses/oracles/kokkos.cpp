double productWithInverses(Kokkos::View<const double*> const& x) {
  const size_t pairs = x.extent(0) / 2;
  double product = 1;
  Kokkos::parallel_reduce(pairs, KOKKOS_LAMBDA(const size_t i, double& partial) { partial *= x(2 * i) / x(2 * i + 1); }, Kokkos::Prod<double>(product));
  return x.extent(0) % 2 == 0 ? product : product * x(2 * pairs);
}
