void blend(Kokkos::View<const double*> const& x, Kokkos::View<const double*> const& y, double weight, double bias, Kokkos::View<double*> &result) {
  Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(const size_t i) { result(i) = (1 - weight) * x(i) + weight * y(i) + bias; });
}
