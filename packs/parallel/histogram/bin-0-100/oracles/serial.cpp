void binsBy10Count(std::vector<double> const& x, std::array<std::size_t, 10> &bins) {
  bins.fill(0);
  for (double value : x) ++bins[std::min<std::size_t>(static_cast<std::size_t>(value / 10), 9)];
}
