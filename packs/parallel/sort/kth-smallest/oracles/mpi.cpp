// Fixes the answer's digits from the highest: counts the elements that share those fixed so far by their next digit.
int findKthSmallest(std::vector<int> const& x, int k) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = x.size() * static_cast<size_t>(rank) / static_cast<size_t>(ranks);
  const size_t end = x.size() * (static_cast<size_t>(rank) + 1) / static_cast<size_t>(ranks);

  constexpr size_t digits = 2048;
  const auto ordered = [](int value) { return static_cast<uint32_t>(value) ^ 0x80000000u; };
  int before = k - 1;
  uint32_t answer = 0;
  uint32_t fixed = 0;
  for (int shift : {21, 10, 0}) {
    std::vector<int> count(digits, 0);
    const uint32_t last = shift == 0 ? 1023 : 2047;
    for (size_t i = begin; i < end; ++i) {
      const uint32_t value = ordered(x[i]);
      if ((value & fixed) == answer) ++count[(value >> shift) & last];
    }
    MPI_Allreduce(MPI_IN_PLACE, count.data(), static_cast<int>(digits), MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    uint32_t digit = 0;
    for (; digit < last && count[digit] <= before; ++digit) before -= count[digit];
    answer |= digit << shift;
    fixed |= last << shift;
  }
  return static_cast<int>(answer ^ 0x80000000u);
}
