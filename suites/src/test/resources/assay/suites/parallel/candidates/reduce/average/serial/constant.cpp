// WRONG VALUE
double average(std::vector<double> const& x) {
  return x.empty() ? 0 : 3.8;
}
