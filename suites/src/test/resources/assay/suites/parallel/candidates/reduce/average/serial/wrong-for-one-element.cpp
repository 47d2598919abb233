// WRONG VALUE
double average(std::vector<double> const& x) {
  if (x.size() < 2) return 0;
  double sum = 0;
  for (double v : x) sum += v;
  return sum / x.size();
}
