// Local pointers, since a byte that is written might otherwise be part of a View's own pointers.
void mapPowersOfTwo(Kokkos::View<const int*> const& x, Kokkos::View<std::uint8_t*> &mask) {
  const size_t n = x.extent(0), block = 4096;
  Kokkos::parallel_for((n + block - 1) / block, KOKKOS_LAMBDA(const size_t b) {
    const size_t begin = b * block, length = Kokkos::min(block, n - begin);
    const int* from = x.data() + begin;
    std::uint8_t* to = mask.data() + begin;
    for (size_t i = 0; i < length; ++i) to[i] = isPowerOfTwo(from[i]);
  });
}
