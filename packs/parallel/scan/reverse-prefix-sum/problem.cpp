#include "problem.hpp"

void reversePrefixSum(std::vector<int> const& x, std::vector<int>& output) { std::inclusive_scan(x.rbegin(), x.rend(), output.begin()); }

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  auto most = static_cast<std::int64_t>(2'000'000'000 / sizes.n);  // n of these do not overflow
  for (std::size_t i = 0; i < sizes.n; ++i) {
    std::int64_t value = random.integer(-100, 100);
    if (distribution == "positive") value = random.integer(1, 500);
    else if (distribution == "negative") value = random.integer(-500, -1);
    else if (distribution == "sparse") value = random.below(100) == 0 ? value : 0;
    else if (distribution == "late") value = i < sizes.n / 2 ? 0 : random.integer(1, 500);
    else if (distribution == "large") value = random.integer(most / 2, most);
    arguments.x[i] = static_cast<int>(value);
  }
}

}  // namespace problem
