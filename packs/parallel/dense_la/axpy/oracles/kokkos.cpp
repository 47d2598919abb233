void axpy(double alpha, Kokkos::View<const double*> const& x, Kokkos::View<const double*> const& y, Kokkos::View<double*> &z) {
  Kokkos::parallel_for(z.extent(0), KOKKOS_LAMBDA(const size_t i) { z(i) = alpha * x(i) + y(i); });
}
