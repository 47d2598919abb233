#include "problem.hpp"

void jacobi1D(std::vector<double> const& input, std::vector<double>& output) {
  const size_t n = input.size();
  output[0] = (input[0] + (n > 1 ? input[1] : 0)) / 3;
  for (size_t i = 1; i + 1 < n; ++i) output[i] = (input[i - 1] + input[i] + input[i + 1]) / 3;
  if (n > 1) output[n - 1] = (input[n - 2] + input[n - 1]) / 3;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<double> input = arguments.input;
  for (std::size_t i = 0; i < sizes.n; ++i) {
    if (distribution == "positive") input[i] = random.between(1, 2);
    else if (distribution == "sparse") input[i] = random.below(3) == 0 ? random.between(-10, 10) : 0;
    else if (distribution == "ramp") input[i] = static_cast<double>(i) + random.unit();
    else if (distribution == "alternating") input[i] = (i % 2 ? -1 : 1) * random.between(100, 101);
    else input[i] = random.between(-100, 100);
  }
}

// The largest magnitude: the three terms of a mean may cancel, their rounding does not.
double scale(const Arguments& input, const Sizes&) { return assay::magnitude(input.input); }

}  // namespace problem
