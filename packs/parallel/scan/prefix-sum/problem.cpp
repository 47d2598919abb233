#include "problem.hpp"

void prefixSum(std::vector<double> const& x, std::vector<double>& output) { std::inclusive_scan(x.begin(), x.end(), output.begin()); }

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<double> x = arguments.x;
  for (std::size_t i = 0; i < sizes.n; ++i) {
    if (distribution == "positive") x[i] = random.between(0, 10);
    else if (distribution == "cancelling") x[i] = (i % 2 ? -1 : 1) * random.between(1000, 2000);
    else if (distribution == "sparse") x[i] = random.below(100) == 0 ? random.between(-10, 10) : 0;
    else if (distribution == "step") x[i] = i < sizes.n / 2 ? 0 : random.between(1, 2);
    else x[i] = random.between(-1, 1);
  }
}

// The sum of the magnitudes: no order of addition strays from another by more than a small multiple of it.
double scale(const Arguments& input, const Sizes&) { return assay::total_magnitude(input.x); }

}  // namespace problem
