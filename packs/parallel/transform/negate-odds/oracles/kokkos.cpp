void negateOddsAndHalveEvens(Kokkos::View<int*> &x) {
  Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(const size_t i) { x(i) = x(i) % 2 == 0 ? x(i) / 2 : -x(i); });
}
