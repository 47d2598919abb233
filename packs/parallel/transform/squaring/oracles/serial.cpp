void squareEach(std::vector<int> &x) {
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = x[i] * x[i];
}
