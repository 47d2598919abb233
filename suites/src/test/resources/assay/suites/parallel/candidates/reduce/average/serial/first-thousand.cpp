// WRONG VALUE
double average(std::vector<double> const& x) {
  size_t n = std::min<size_t>(x.size(), 1000);
  double sum = 0;
  for (size_t i = 0; i < n; ++i) sum += x[i];
  return sum / n;
}
