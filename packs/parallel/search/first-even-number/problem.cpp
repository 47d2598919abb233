#include "problem.hpp"

// Only a block that holds an even number is searched one by one; a number is odd where its lowest bit is set.
std::size_t findFirstEven(std::vector<int> const& x) {
  constexpr std::size_t block = 1024;
  for (std::size_t begin = 0; begin < x.size(); begin += block) {
    std::size_t end = std::min(begin + block, x.size());
    int odd = 1;
    for (std::size_t i = begin; i < end; ++i) odd &= x[i];
    if (odd) continue;
    while (x[begin] % 2 != 0) ++begin;
    return begin;
  }
  return x.size();
}

namespace problem {

namespace {

// Mostly in the last eighth or nowhere, so that a search has to see most of the array.
std::size_t first_even(std::size_t n, assay::Random& random, std::string_view distribution) {
  if (n == 0 || distribution == "none") return n;
  if (distribution == "first") return 0;
  if (distribution == "last") return n - 1;
  if (distribution == "anywhere" || random.below(8) == 0) return random.below(n);
  return n - random.below(n / 8 + 2);
}

}  // namespace

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::int64_t low = distribution == "negative" ? -1'000'000'000 : 1;
  std::int64_t high = distribution == "negative" ? -1 : 1'000'000'000;
  std::size_t first = first_even(sizes.n, random, distribution);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    auto value = static_cast<int>(random.integer(low, high));
    arguments.x[i] = i < first ? value | 1 : value;
  }
  if (first < sizes.n) arguments.x[first] = distribution == "zero" ? 0 : static_cast<int>(2 * random.integer(1, 400'000'000)) * (distribution == "negative" ? -1 : 1);
}

}  // namespace problem
