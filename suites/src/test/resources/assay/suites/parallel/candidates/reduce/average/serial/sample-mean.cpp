// WRONG VALUE
double average(std::vector<double> const& x) {
  double sum = 0;
  for (double v : x) sum += v;
  return sum / (x.size() - 1);
}
