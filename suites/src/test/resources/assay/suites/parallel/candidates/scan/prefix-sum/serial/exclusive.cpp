// WRONG VALUE
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  std::exclusive_scan(x.begin(), x.end(), output.begin(), 0.0);
}
