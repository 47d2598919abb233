void relu(std::vector<double> &x) {
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = x[i] < 0 ? 0 : x[i];
}
