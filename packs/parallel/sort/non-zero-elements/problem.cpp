#include "problem.hpp"

void sortIgnoreZero(std::vector<int>& x) {
  std::vector<int> sorted(x.size());
  sorted.erase(std::remove_copy(x.begin(), x.end(), sorted.begin(), 0), sorted.end());
  std::sort(sorted.begin(), sorted.end());
  auto next = sorted.begin();
  for (int& value : x)
    if (value != 0) value = *next++;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  constexpr std::int64_t least = std::numeric_limits<int>::min();
  auto n = static_cast<std::int64_t>(sizes.n);
  for (std::int64_t i = 0; i < n; ++i) {
    std::int64_t value = random.integer(1, 1'000'000'000) * (random.below(2) ? 1 : -1);
    if (distribution == "signs") value = random.integer(1, 20) * (random.below(2) ? 1 : -1);
    else if (distribution == "few_values") value = random.integer(-2, 2);
    else if (distribution == "descending") value = n / 2 - i;
    else if (distribution == "extreme") value = random.below(2) ? least + random.integer(0, 9) : most - random.integer(0, 9);
    std::uint64_t zeros = distribution == "many_zeros" ? 90 : distribution == "no_zeros" ? 0 : 10;
    if (random.below(100) < zeros) value = 0;
    arguments.x[static_cast<std::size_t>(i)] = static_cast<int>(value);
  }
}

}  // namespace problem
