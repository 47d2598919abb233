#include "problem.hpp"

void oneMinusInverse(std::vector<double>& x) {
  for (double& value : x) value = 1 - 1 / value;
}

namespace problem {

void make(Arguments& arguments, const Sizes&, assay::Random& random, std::string_view distribution) {
  for (double& value : arguments.x) {
    double sign = random.below(2) ? 1 : -1;
    if (distribution == "positive") value = random.between(1.5, 20);
    else if (distribution == "small") value = sign * random.between(1e-4, 1e-3);
    else if (distribution == "large") value = sign * random.between(1e6, 1e9);
    else if (distribution == "units") value = sign * static_cast<double>(random.integer(1, 3));
    else value = sign * random.between(0.5, 100);
  }
}

// The larger of one and the largest reciprocal: near x = 1 the two cancel, their rounding does not.
double scale(const Arguments& input, const Sizes&) {
  double least = 1;
  for (double value : input.x) least = std::min(least, std::abs(value));
  return 1 / least;
}

}  // namespace problem
