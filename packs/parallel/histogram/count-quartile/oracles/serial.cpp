void countQuartiles(std::vector<double> const& x, std::array<std::size_t, 4> &bins) {
  bins.fill(0);
  for (double value : x) {
    const double fraction = value - std::floor(value);
    ++bins[static_cast<std::size_t>(4 * fraction)];
  }
}
