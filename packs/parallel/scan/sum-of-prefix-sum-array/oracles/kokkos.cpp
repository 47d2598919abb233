double sumOfPrefixSum(Kokkos::View<const double*> const& x) {
  const size_t n = x.extent(0);
  double sum = 0;
  Kokkos::parallel_reduce(n, KOKKOS_LAMBDA(const size_t i, double& partial) { partial += static_cast<double>(static_cast<std::int64_t>(n - i)) * x(i); }, sum);
  return sum;
}
