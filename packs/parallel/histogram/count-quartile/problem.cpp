#include "problem.hpp"

// Four times a value is exact, and the last two bits of its whole part are the quarter. Four sets of counters: equal
// quarters in a row need not wait for each other's increments.
void countQuartiles(std::vector<double> const& x, std::array<std::size_t, 4>& bins) {
  std::array<std::size_t, 4> counts[4] = {};
  auto quarter = [](double value) { return static_cast<std::size_t>(static_cast<std::int64_t>(4 * value) & 3); };
  std::size_t i = 0;
  for (; i + 4 <= x.size(); i += 4)
    for (std::size_t set = 0; set < 4; ++set) ++counts[set][quarter(x[i + set])];
  for (; i < x.size(); ++i) ++counts[0][quarter(x[i])];
  for (std::size_t bin = 0; bin < 4; ++bin) bins[bin] = counts[0][bin] + counts[1][bin] + counts[2][bin] + counts[3][bin];
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  double quarter = 0.25 * static_cast<double>(random.below(4));
  for (std::size_t i = 0; i < sizes.n; ++i) {
    double value = random.between(0, 1000);
    if (distribution == "large") {
      value = random.between(0, 1e12);
    } else if (distribution == "limits") {
      double limit = 0.25 * static_cast<double>(random.integer(1, 1000));
      value = random.below(2) ? limit : std::nextafter(limit, 0);
    } else if (distribution == "one_quarter") {
      value = std::floor(value) + quarter + random.between(0, 0.2499);
    } else if (distribution == "whole") {
      value = std::floor(value);
    }
    arguments.x[i] = value;
  }
}

}  // namespace problem
