void blend(std::vector<double> const& x, std::vector<double> const& y, double weight, double bias, std::vector<double> &result) {
  for (std::size_t i = 0; i < x.size(); ++i) result[i] = (1 - weight) * x[i] + weight * y[i] + bias;
}
