// Fixes the answer's digits from the highest: counts the elements that share those fixed so far by their next digit.
int findKthSmallest(std::vector<int> const& x, int k) {
  constexpr size_t digits = 2048;
  const auto ordered = [](int value) { return static_cast<uint32_t>(value) ^ 0x80000000u; };
  size_t before = static_cast<size_t>(k - 1);
  uint32_t answer = 0;
  uint32_t fixed = 0;
  for (int shift : {21, 10, 0}) {
    std::vector<size_t> count(digits, 0);
    size_t* counts = count.data();
    const uint32_t last = shift == 0 ? 1023 : 2047;
#pragma omp parallel for reduction(+ : counts[:digits])
    for (size_t i = 0; i < x.size(); ++i) {
      const uint32_t value = ordered(x[i]);
      if ((value & fixed) == answer) ++counts[(value >> shift) & last];
    }
    uint32_t digit = 0;
    for (; digit < last && count[digit] <= before; ++digit) before -= count[digit];
    answer |= digit << shift;
    fixed |= last << shift;
  }
  return static_cast<int>(answer ^ 0x80000000u);
}
