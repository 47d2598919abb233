void oneMinusInverse(std::vector<double> &x) {
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = 1 - 1 / x[i];
}
