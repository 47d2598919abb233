void relu(Kokkos::View<double*> &x) {
  Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(const size_t i) { x(i) = x(i) < 0 ? 0 : x(i); });
}
