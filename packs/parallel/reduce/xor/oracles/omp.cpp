bool reduceLogicalXOR(std::vector<bool> const& x) {
  unsigned odd = 0;
#pragma omp parallel for reduction(^ : odd)
  for (std::size_t i = 0; i < x.size(); ++i) odd ^= static_cast<unsigned>(x[i]);
  return odd != 0;
}
