#include "problem.hpp"

// One division in all, and eight products that need not wait for each other: the even ones of numerators, the odd ones of denominators.
double productWithInverses(std::vector<double> const& x) {
  double products[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  std::size_t i = 0;
  for (; i + 8 <= x.size(); i += 8)
    for (std::size_t lane = 0; lane < 8; ++lane) products[lane] *= x[i + lane];
  for (std::size_t lane = 0; i < x.size(); ++i, ++lane) products[lane] *= x[i];
  return products[0] / products[1] * (products[2] / products[3]) * (products[4] / products[5]) * (products[6] / products[7]);
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  // In powers of two: a walk of n random steps of this size strays by about 100, and a double spans 1000.
  double reach = std::min(4.0, 200 / std::sqrt(static_cast<double>(sizes.n) + 1));
  double drift = 400 / std::max(static_cast<double>(sizes.n), 100.0);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    double value = std::exp2(random.between(-reach, reach));
    if (distribution == "signed") value = random.below(2) ? value : -value;
    else if (distribution == "few") value = random.below(20) == 0 || i + 1 == sizes.n ? value : 1;
    else if (distribution == "growing") value = std::exp2((i % 2 ? -drift : drift) * random.between(0.5, 1.5));
    else if (distribution == "powers") value = random.below(1 + sizes.n / 1000) != 0 ? 1 : random.below(2) ? 2 : 0.5;
    arguments.x[i] = value;
  }
}

}  // namespace problem
