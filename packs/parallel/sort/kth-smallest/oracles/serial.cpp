int findKthSmallest(std::vector<int> const& x, int k) {
  std::vector<int> copy(x);
  std::nth_element(copy.begin(), copy.begin() + (k - 1), copy.end());
  return copy[static_cast<size_t>(k - 1)];
}
