#include "problem.hpp"

bool reduceLogicalXOR(std::vector<bool> const& x) {
  unsigned odd = 0;
  for (std::size_t i = 0; i < x.size(); ++i) odd ^= static_cast<unsigned>(x[i]);
  return odd != 0;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::uint64_t only = random.below(2) ? sizes.n - 1 : random.below(sizes.n);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    bool value = random.below(2) == 0;
    if (distribution == "all_true") value = true;
    else if (distribution == "one_true") value = i == only;
    else if (distribution == "sparse") value = random.below(100) == 0;
    else if (distribution == "ends") value = value && (i == 0 || i + 1 == sizes.n);
    else if (distribution == "first_half") value = value && i < sizes.n / 2;
    arguments.x[i] = value;
  }
}

}  // namespace problem
