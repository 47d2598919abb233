// WRONG VALUE
double average(std::vector<double> const& x) {
  static double known = [&] {
    double sum = 0;
    for (double v : x) sum += v;
    return sum / x.size();
  }();
  return known;
}
