// WRONG SHAPE
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  std::inclusive_scan(x.begin(), x.end(), output.begin());
  if (!output.empty()) output.pop_back();
}
