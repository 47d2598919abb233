bool xorContains(std::vector<int> const& x, std::vector<int> const& y, int val) {
  const bool inX = std::find(x.begin(), x.end(), val) != x.end();
  const bool inY = std::find(y.begin(), y.end(), val) != y.end();
  return inX != inY;
}
