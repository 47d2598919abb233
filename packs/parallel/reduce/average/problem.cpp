#include "problem.hpp"

double average(std::vector<double> const& x) { return std::reduce(x.begin(), x.end()) / static_cast<double>(x.size()); }

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<double> x = arguments.x;
  for (std::size_t i = 0; i < sizes.n; ++i) {
    if (distribution == "positive") x[i] = random.between(1, 2);
    else if (distribution == "cancelling") x[i] = (i % 2 ? -1 : 1) * random.between(1e6, 2e6);
    else if (distribution == "sparse") x[i] = random.below(50) == 0 ? random.between(-1000, 1000) : 0;
    else if (distribution == "ramp") x[i] = static_cast<double>(i) + random.unit();
    else x[i] = random.between(-100, 100);
  }
}

// The mean of the magnitudes: sums in another order differ by a small multiple of it.
double scale(const Arguments& input, const Sizes& sizes) { return assay::total_magnitude(input.x) / static_cast<double>(sizes.n); }

}  // namespace problem
