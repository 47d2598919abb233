// WRONG VALUE
double average(std::vector<double> const& x) {
  static double sum = 0;
  for (double v : x) sum += v;
  return sum / x.size();
}
