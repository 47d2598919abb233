#include "problem.hpp"

// Kadane's algorithm: the best sum that ends here either goes on or begins anew.
int maximumSubarray(std::vector<int> const& x) {
  int ending = 0;
  int best = x[0];
  for (int value : x) {
    ending = std::max(ending, 0) + value;
    best = std::max(best, ending);
  }
  return best;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::uint64_t one = random.below(sizes.n);
  std::uint64_t other = random.below(sizes.n);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    std::int64_t value = random.integer(-100, 100);
    if (distribution == "negative") value = random.integer(-1'000'000'000 / static_cast<std::int64_t>(sizes.n), -1);
    else if (distribution == "positive") value = random.integer(1, 100);
    else if (distribution == "falling") value = random.integer(-130, 100);
    else if (distribution == "hill") value += i >= std::min(one, other) && i <= std::max(one, other) ? 20 : -20;
    else if (distribution == "blocks") value = (i / 100 % 2 ? -1 : 1) * random.integer(0, 100);
    arguments.x[i] = static_cast<int>(value);
  }
}

}  // namespace problem
