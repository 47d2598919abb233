void squareEach(Kokkos::View<int*> &x) {
  Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(const size_t i) { x(i) *= x(i); });
}
