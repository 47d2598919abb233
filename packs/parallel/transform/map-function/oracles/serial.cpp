void mapPowersOfTwo(std::vector<int> const& x, std::vector<std::uint8_t> &mask) {
  for (std::size_t i = 0; i < x.size(); ++i) mask[i] = isPowerOfTwo(x[i]);
}
