// WRONG VALUE
double average(std::vector<double> const& x) {
  double sum = 0;
  for (size_t i = 0; i + 1 < x.size(); ++i) sum += x[i];
  return sum / x.size();
}
