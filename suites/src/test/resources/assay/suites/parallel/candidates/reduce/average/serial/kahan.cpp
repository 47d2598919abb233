// CORRECT
double average(std::vector<double> const& x) {
  double sum = 0, lost = 0;
  for (double v : x) {
    double y = v - lost, t = sum + y;
    lost = (t - sum) - y;
    sum = t;
  }
  return sum / x.size();
}
