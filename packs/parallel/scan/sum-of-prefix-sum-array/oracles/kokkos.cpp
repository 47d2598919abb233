// An element is in as many prefix sums as there are elements from it on. Blocks of eight sums each, since a compiler must not change the order
// in which one sum is added up.
double sumOfPrefixSum(Kokkos::View<const double*> const& x) {
  const size_t n = x.extent(0), block = 4096;
  double sum = 0;
  Kokkos::parallel_reduce(
      (n + block - 1) / block,
      KOKKOS_LAMBDA(const size_t b, double& partial) {
        const size_t end = Kokkos::min(n, (b + 1) * block);
        const auto times = [=](size_t i) { return static_cast<double>(static_cast<std::int64_t>(n - i)); };
        double sums[8] = {};
        size_t i = b * block;
        for (; i + 8 <= end; i += 8)
          for (size_t lane = 0; lane < 8; ++lane) sums[lane] += times(i + lane) * x(i + lane);
        for (; i < end; ++i) partial += times(i) * x(i);
        for (const double one : sums) partial += one;
      },
      sum);
  return sum;
}
