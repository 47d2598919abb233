// CORRECT
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  output.resize(x.size());
  std::partial_sum(x.begin(), x.end(), output.begin());
}
