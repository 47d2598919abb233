// WRONG SHAPE
// says: elements, expected
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  double sum = 0;
  for (double v : x) output.push_back(sum += v);
}
