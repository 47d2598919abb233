// The scan goes over blocks: a block is added up at first, and gets its sums once it is known what comes before it.
void prefixSum(Kokkos::View<const double*> const& x, Kokkos::View<double*> &output) {
  const size_t n = x.extent(0), block = 2048;
  Kokkos::parallel_scan((n + block - 1) / block, KOKKOS_LAMBDA(const size_t b, double& before, const bool final) {
    double sum = before;
    for (size_t i = b * block; i < Kokkos::min(n, (b + 1) * block); ++i) {
      sum += x(i);
      if (final) output(i) = sum;
    }
    before = sum;
  });
}
