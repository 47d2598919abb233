// WRONG SHAPE
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  std::vector<double> mine = std::move(output);
  std::inclusive_scan(x.begin(), x.end(), mine.begin());
}
