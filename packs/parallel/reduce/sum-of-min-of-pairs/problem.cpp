#include "problem.hpp"

// Eight sums that need not wait for each other.
double sumOfMinimumElements(std::vector<double> const& x, std::vector<double> const& y) {
  double sums[8] = {};
  std::size_t i = 0;
  for (; i + 8 <= x.size(); i += 8)
    for (std::size_t lane = 0; lane < 8; ++lane) sums[lane] += std::min(x[i + lane], y[i + lane]);
  for (; i < x.size(); ++i) sums[0] += std::min(x[i], y[i]);
  return std::accumulate(sums, sums + 8, 0.0);
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  for (std::size_t i = 0; i < sizes.n; ++i) {
    double x = random.between(-100, 100);
    double y = random.between(-100, 100);
    if (distribution == "positive") {
      x = random.between(1, 2);
      y = random.between(1, 2);
    } else if (distribution == "x_smaller") {
      y = x + random.between(1, 100);
    } else if (distribution == "y_smaller") {
      x = y + random.between(1, 100);
    } else if (distribution == "equal") {
      y = x;
    } else if (distribution == "cancelling") {
      x = (i % 2 ? -1 : 1) * random.between(1e6, 2e6);
      y = x + random.between(-1, 1);
    }
    arguments.x[i] = x;
    arguments.y[i] = y;
  }
}

// The sum of the terms' magnitudes: sums in another order differ by a small multiple of it.
double scale(const Arguments& input, const Sizes& sizes) {
  double sums[8] = {};
  for (std::size_t i = 0; i < sizes.n; ++i) sums[i % 8] += std::abs(std::min(input.x[i], input.y[i]));
  return std::accumulate(sums, sums + 8, 0.0);
}

}  // namespace problem
