void oneMinusInverse(Kokkos::View<double*> &x) {
  Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(const size_t i) { x(i) = 1 - 1 / x(i); });
}
