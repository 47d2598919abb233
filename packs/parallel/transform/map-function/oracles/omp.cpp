// Local pointers, since a byte that is written might otherwise be part of a vector's own pointers.
void mapPowersOfTwo(std::vector<int> const& x, std::vector<std::uint8_t> &mask) {
  const std::size_t n = x.size();
  const int* from = x.data();
  std::uint8_t* to = mask.data();
#pragma omp parallel for simd schedule(static)
  for (std::size_t i = 0; i < n; ++i) to[i] = isPowerOfTwo(from[i]);
}
