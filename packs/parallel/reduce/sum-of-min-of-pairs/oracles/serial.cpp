double sumOfMinimumElements(std::vector<double> const& x, std::vector<double> const& y) {
  return std::transform_reduce(x.begin(), x.end(), y.begin(), 0.0, std::plus<>(), [](double a, double b) { return std::min(a, b); });
}
