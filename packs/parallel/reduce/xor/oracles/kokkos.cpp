bool reduceLogicalXOR(Kokkos::View<const bool*> const& x) {
  size_t ones = 0;
  Kokkos::parallel_reduce(x.extent(0), KOKKOS_LAMBDA(const size_t i, size_t& partial) { partial += x(i); }, ones);
  return ones % 2 != 0;
}
