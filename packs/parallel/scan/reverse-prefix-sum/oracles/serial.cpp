void reversePrefixSum(std::vector<int> const& x, std::vector<int> &output) {
  int sum = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    sum += x[x.size() - 1 - i];
    output[i] = sum;
  }
}
