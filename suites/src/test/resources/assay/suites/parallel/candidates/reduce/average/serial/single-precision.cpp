// WRONG VALUE
double average(std::vector<double> const& x) {
  float sum = 0;
  for (double v : x) sum += static_cast<float>(v);
  return sum / x.size();
}
