// WRONG VALUE
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  std::copy(x.begin(), x.end(), output.begin());
}
