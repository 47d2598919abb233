#include "problem.hpp"

// Counts the elements by their highest bits, and parts only those that share them with the answer.
int findKthSmallest(std::vector<int> const& x, int k) {
  constexpr int low_bits = 21;
  auto high = [](int value) { return (static_cast<std::uint32_t>(value) ^ 0x80000000U) >> low_bits; };
  std::array<std::size_t, std::size_t{1} << (32 - low_bits)> counts{};
  for (int value : x) ++counts[high(value)];
  auto before = static_cast<std::size_t>(k - 1);
  std::uint32_t shared = 0;
  for (; counts[shared] <= before; ++shared) before -= counts[shared];
  std::vector<int> left;
  left.reserve(counts[shared]);
  for (int value : x)
    if (high(value) == shared) left.push_back(value);
  auto wanted = left.begin() + static_cast<std::ptrdiff_t>(before);
  std::nth_element(left.begin(), wanted, left.end());
  return *wanted;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  constexpr std::int64_t least = std::numeric_limits<int>::min();
  auto n = static_cast<std::int64_t>(sizes.n);
  for (std::int64_t i = 0; i < n; ++i) {
    std::int64_t value = random.integer(-1'000'000'000, 1'000'000'000);
    if (distribution == "few_values") value = random.integer(-3, 3);
    else if (distribution == "ascending") value = 3 * (i - n / 2) + random.integer(0, 2);
    else if (distribution == "descending") value = 3 * (n / 2 - i) + random.integer(0, 2);
    else if (distribution == "extreme") value = random.below(2) ? least + random.integer(0, 9) : most - random.integer(0, 9);
    arguments.x[static_cast<std::size_t>(i)] = static_cast<int>(value);
  }
  std::int64_t k = random.integer(1, n);
  if (distribution == "least") k = random.integer(1, std::min<std::int64_t>(n, 2));
  else if (distribution == "largest") k = random.integer(std::max<std::int64_t>(1, n - 1), n);
  else if (distribution == "uniform") k = random.integer(1 + n / 4, n - n / 4);
  arguments.k = static_cast<int>(k);
  // The first or the last element is the least or the largest one.
  if (n > 2 && distribution == "least") arguments.x[random.below(2) ? 0 : sizes.n - 1] = static_cast<int>(-1'000'000'000 - random.integer(1, 1000));
  if (n > 2 && distribution == "largest") arguments.x[random.below(2) ? 0 : sizes.n - 1] = static_cast<int>(1'000'000'000 + random.integer(1, 1000));
}

}  // namespace problem
