#include "problem.hpp"

void squareEach(std::vector<int>& x) {
  for (int& value : x) value *= value;
}

namespace problem {

void make(Arguments& arguments, const Sizes&, assay::Random& random, std::string_view distribution) {
  for (int& element : arguments.x) {
    std::int64_t value = random.integer(-4000, 4000);
    if (distribution == "positive") value = random.integer(2, 4000);
    else if (distribution == "negative") value = random.integer(-4000, -1);
    else if (distribution == "small") value = random.integer(-3, 3);
    else if (distribution == "extreme") value = (random.below(2) ? 1 : -1) * random.integer(46'000, 46'340);
    element = static_cast<int>(value);
  }
}

}  // namespace problem
