// WRONG SHAPE
// says: output has 1 elements, expected 0
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  if (x.empty()) output.push_back(0);
  std::inclusive_scan(x.begin(), x.end(), output.begin());
}
