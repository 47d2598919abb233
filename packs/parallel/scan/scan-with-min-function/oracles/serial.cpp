void partialMinimums(std::vector<float> &x) {
  for (std::size_t i = 1; i < x.size(); ++i) x[i] = std::min(x[i - 1], x[i]);
}
