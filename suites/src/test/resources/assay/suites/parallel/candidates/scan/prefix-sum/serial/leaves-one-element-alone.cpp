// WRONG VALUE
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  if (x.size() < 2) return;
  std::inclusive_scan(x.begin(), x.end(), output.begin());
}
