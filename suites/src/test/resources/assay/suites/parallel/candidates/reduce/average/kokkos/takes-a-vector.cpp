// BUILD_FAILED
double average(std::vector<double> const& x) {
  double sum = 0;
  Kokkos::parallel_reduce(x.size(), [&](const std::size_t i, double& partial) { partial += x[i]; }, sum);
  return sum / static_cast<double>(x.size());
}
