#include "problem.hpp"

void negateOddsAndHalveEvens(std::vector<int>& x) {
  for (int& value : x) value = value % 2 == 0 ? value / 2 : -value;
}

namespace problem {

void make(Arguments& arguments, const Sizes&, assay::Random& random, std::string_view distribution) {
  for (int& element : arguments.x) {
    std::int64_t value = random.integer(-1'000'000, 1'000'000);
    if (distribution == "positive") value = random.integer(0, 1'000'000);
    else if (distribution == "odd") value |= 1;
    else if (distribution == "even") value &= ~std::int64_t{1};
    else if (distribution == "small") value = random.integer(-4, 4);
    else if (distribution == "extreme") value = random.below(2) ? std::numeric_limits<int>::min() + random.integer(0, 9) : std::numeric_limits<int>::max() - random.integer(0, 9);
    element = static_cast<int>(value);
  }
}

}  // namespace problem
