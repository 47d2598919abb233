void countQuartiles(std::vector<double> const& x, std::array<std::size_t, 4> &bins) {
  std::size_t counts[4] = {};
#pragma omp parallel for reduction(+ : counts[ : 4])
  for (std::size_t i = 0; i < x.size(); ++i) ++counts[static_cast<std::int64_t>(4 * x[i]) & 3];  // 4 * x[i] is exact
  std::copy(counts, counts + 4, bins.begin());
}
