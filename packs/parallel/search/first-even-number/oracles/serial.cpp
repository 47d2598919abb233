std::size_t findFirstEven(std::vector<int> const& x) {
  for (std::size_t i = 0; i < x.size(); ++i)
    if (x[i] % 2 == 0) return i;
  return x.size();
}
