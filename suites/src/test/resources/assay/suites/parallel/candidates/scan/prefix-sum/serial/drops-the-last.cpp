// WRONG VALUE
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  double sum = 0;
  for (size_t i = 0; i + 1 < x.size(); ++i) output[i] = sum += x[i];
}
