#include "problem.hpp"

// Four sets of counters: equal bins in a row need not wait for each other's increments. The quotient is exact enough:
// the largest double below a multiple of ten stays below it when divided by ten, and only 100 gives ten.
void binsBy10Count(std::vector<double> const& x, std::array<std::size_t, 10>& bins) {
  std::array<std::size_t, 11> counts[4] = {};
  std::size_t i = 0;
  for (; i + 4 <= x.size(); i += 4)
    for (std::size_t set = 0; set < 4; ++set) ++counts[set][static_cast<std::size_t>(static_cast<int>(x[i + set] / 10))];
  for (; i < x.size(); ++i) ++counts[0][static_cast<std::size_t>(static_cast<int>(x[i] / 10))];
  bins.fill(0);
  for (const auto& set : counts) {
    for (std::size_t bin = 0; bin < 10; ++bin) bins[bin] += set[bin];
    bins[9] += set[10];
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  auto bin = static_cast<double>(random.below(10));
  for (std::size_t i = 0; i < sizes.n; ++i) {
    double value = random.between(0, 100);
    if (distribution == "edges") {
      auto edge = static_cast<double>(random.integer(0, 10)) * 10;
      double inward = edge == 0 ? 100 : 0;
      value = random.below(2) ? edge : std::nextafter(edge, inward);
    } else if (distribution == "one_bin") {
      value = 10 * bin + random.between(0, 9.99);
    } else if (distribution == "ends") {
      value = random.below(3) == 0 ? 0 : 100;
    } else if (distribution == "ascending") {
      value = 100 * (static_cast<double>(i) + random.unit()) / static_cast<double>(sizes.n);
    }
    arguments.x[i] = std::min(value, 100.0);
  }
}

}  // namespace problem
