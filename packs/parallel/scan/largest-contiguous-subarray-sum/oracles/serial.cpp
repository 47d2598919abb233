int maximumSubarray(std::vector<int> const& x) {
  int ending = x[0];
  int best = x[0];
  for (std::size_t i = 1; i < x.size(); ++i) {
    ending = std::max(ending + x[i], x[i]);
    best = std::max(best, ending);
  }
  return best;
}
