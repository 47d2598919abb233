void mapPowersOfTwo(Kokkos::View<const int*> const& x, Kokkos::View<std::uint8_t*> &mask) {
  Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(const size_t i) { mask(i) = isPowerOfTwo(x(i)); });
}
