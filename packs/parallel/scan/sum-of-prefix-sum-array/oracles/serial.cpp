double sumOfPrefixSum(std::vector<double> const& x) {
  double prefix = 0;
  double sum = 0;
  for (double value : x) {
    prefix += value;
    sum += prefix;
  }
  return sum;
}
