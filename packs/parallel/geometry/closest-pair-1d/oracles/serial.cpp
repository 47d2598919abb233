double closestPair(std::vector<double> const& x) {
  std::vector<double> sorted(x);
  std::sort(sorted.begin(), sorted.end());
  double best = sorted[1] - sorted[0];
  for (size_t i = 2; i < sorted.size(); ++i) best = std::min(best, sorted[i] - sorted[i - 1]);
  return best;
}
