#include "problem.hpp"

// x[i] is part of n - i prefix sums. Eight sums that need not wait for each other.
double sumOfPrefixSum(std::vector<double> const& x) {
  double sums[8] = {};
  double weights[8];
  for (std::size_t lane = 0; lane < 8; ++lane) weights[lane] = static_cast<double>(x.size()) - static_cast<double>(lane);
  std::size_t i = 0;
  for (; i + 8 <= x.size(); i += 8)
    for (std::size_t lane = 0; lane < 8; ++lane) {
      sums[lane] += weights[lane] * x[i + lane];
      weights[lane] -= 8;
    }
  for (; i < x.size(); ++i) sums[0] += static_cast<double>(x.size() - i) * x[i];
  return std::accumulate(sums, sums + 8, 0.0);
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<double> x = arguments.x;
  for (std::size_t i = 0; i < sizes.n; ++i) {
    if (distribution == "positive") x[i] = random.between(1, 2);
    else if (distribution == "cancelling") x[i] = (i % 2 ? -1 : 1) * random.between(1000, 2000);
    else if (distribution == "sparse") x[i] = random.below(50) == 0 ? random.between(-1000, 1000) : 0;
    else if (distribution == "late") x[i] = i < sizes.n - sizes.n / 8 ? 0 : random.between(1, 2);
    else x[i] = random.between(-100, 100);
  }
}

// The sum of the terms' magnitudes: sums in another order differ by a small multiple of it.
double scale(const Arguments& input, const Sizes& sizes) {
  double sums[8] = {};
  for (std::size_t i = 0; i < sizes.n; ++i) sums[i % 8] += static_cast<double>(sizes.n - i) * std::abs(input.x[i]);
  return std::accumulate(sums, sums + 8, 0.0);
}

}  // namespace problem
