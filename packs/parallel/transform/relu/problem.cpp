#include "problem.hpp"

void relu(std::vector<double>& x) {
  for (double& value : x) value = value < 0 ? 0 : value;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<double> x = arguments.x;
  for (double& value : x) {
    if (distribution == "negative") value = random.between(-1e3, -1e-3);
    else if (distribution == "positive" || distribution == "one_negative") value = random.between(1e-3, 1e3);
    else if (distribution == "tiny") value = random.between(-1e-9, 1e-9);
    else if (distribution == "huge") value = random.between(-1e300, 1e300);
    else value = random.between(-50, 50);
  }
  if (distribution == "one_negative" && sizes.n > 0) {
    std::size_t places[] = {0, sizes.n - 1, random.below(sizes.n)};
    x[places[random.below(3)]] = -2.5;
  }
}

}  // namespace problem
