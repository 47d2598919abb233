bool reduceLogicalXOR(std::vector<bool> const& x) {
  bool odd = false;
  for (bool value : x) odd = odd != value;
  return odd;
}
