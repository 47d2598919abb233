void firstLetterCounts(std::vector<std::string> const& s, std::array<std::size_t, 26> &bins) {
  std::size_t counts[26] = {};
#pragma omp parallel for reduction(+ : counts[ : 26])
  for (std::size_t i = 0; i < s.size(); ++i) ++counts[s[i].front() - 'a'];
  std::copy(counts, counts + 26, bins.begin());
}
