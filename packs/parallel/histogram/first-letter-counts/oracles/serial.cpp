void firstLetterCounts(std::vector<std::string> const& s, std::array<std::size_t, 26> &bins) {
  bins.fill(0);
  for (const std::string& word : s) ++bins[static_cast<std::size_t>(word.front() - 'a')];
}
