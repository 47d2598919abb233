#include "problem.hpp"

void partialMinimums(std::vector<float>& x) {
  float smallest = x[0];
  for (float& value : x) {
    smallest = std::min(smallest, value);
    value = smallest;
  }
}

namespace problem {

// Minima of equally distributed values soon stay the same; values that fall on the whole make every part matter.
void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  auto n = static_cast<double>(sizes.n);
  double level = random.between(-100, 100);
  std::uint64_t low = random.below(2) ? sizes.n - 1 : random.below(sizes.n);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    auto at = static_cast<double>(i);
    double value = random.between(0, 100) - 1000 * at / n;
    if (distribution == "uniform") value = random.between(-1000, 1000);
    else if (distribution == "rising") value = level + at / n + random.unit();
    else if (distribution == "late") value = i == low ? -level * level - 1 : random.between(1, 2);
    else if (distribution == "equal") value = level;
    else if (distribution == "large") value = random.between(1e20, 1e38) * (1 - at / n);
    arguments.x[i] = static_cast<float>(value);
  }
}

}  // namespace problem
