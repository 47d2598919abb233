void ranks(std::vector<float> const& x, std::vector<size_t> &ranks) {
  std::vector<size_t> order(x.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return x[a] < x[b]; });
  for (size_t rank = 0; rank < order.size(); ++rank) ranks[order[rank]] = rank;
}
