void binsBy10Count(std::vector<double> const& x, std::array<std::size_t, 10> &bins) {
  std::size_t counts[10] = {};
#pragma omp parallel for reduction(+ : counts[ : 10])
  for (std::size_t i = 0; i < x.size(); ++i) ++counts[std::min(static_cast<int>(x[i] / 10), 9)];
  std::copy(counts, counts + 10, bins.begin());
}
