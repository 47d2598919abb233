#include "problem.hpp"

// Without a branch, so that several numbers are compared at once. The largest int is odd, so it can stand for any even one.
int smallestOdd(std::vector<int> const& x) {
  constexpr int largest = std::numeric_limits<int>::max();
  int smallest = largest;
  for (int value : x) {
    int mask = (value & 1) - 1;  // all ones where the value is even
    smallest = std::min(smallest, (value & ~mask) | (largest & mask));
  }
  return smallest;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  constexpr std::int64_t least = std::numeric_limits<int>::min();
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  std::uint64_t somewhere = random.below(3);
  std::size_t odd = somewhere == 0 ? 0 : somewhere == 1 ? sizes.n - 1 : random.below(sizes.n);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    std::int64_t value = random.integer(-1'000'000'000, 1'000'000'000);
    if (distribution == "positive") value = random.integer(0, 1'000'000'000);
    else if (distribution == "one_odd") value = value & ~std::int64_t{1};
    else if (distribution == "decoys") value = random.below(2) ? 2 * random.integer(-1'000'000, 1'000) : 2 * random.integer(500'000, 1'000'000) + 1;
    else if (distribution == "extreme") value = random.below(2) ? most - random.integer(0, 99) : 2 * random.integer(least / 2, -1);
    arguments.x[i] = static_cast<int>(value);
  }
  if (distribution != "extreme") arguments.x[odd] |= 1;
  else if (arguments.x[odd] % 2 == 0) arguments.x[odd] = random.below(2) ? static_cast<int>(most) : static_cast<int>(least + 1);
}

}  // namespace problem
