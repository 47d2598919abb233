// The scan goes over blocks: a block is added up at first, and gets its sums once it is known what comes before it.
void reversePrefixSum(Kokkos::View<const int*> const& x, Kokkos::View<int*> &output) {
  const size_t n = x.extent(0), block = 2048;
  Kokkos::parallel_scan((n + block - 1) / block, KOKKOS_LAMBDA(const size_t b, int& before, const bool final) {
    const size_t begin = b * block, end = Kokkos::min(n, begin + block);
    int sum = before;
    if (final) {
      for (size_t i = begin; i < end; ++i) output(i) = sum += x(n - 1 - i);
    } else {
      for (size_t i = begin; i < end; ++i) sum += x(n - 1 - i);
    }
    before = sum;
  });
}
