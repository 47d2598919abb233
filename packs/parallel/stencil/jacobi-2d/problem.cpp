#include "problem.hpp"

// A row of zeros stands for those above and below the grid, so that only the ends of a row are special.
void jacobi2D(std::vector<double> const& input, std::vector<double>& output, size_t N) {
  const std::vector<double> outside(N, 0);
  for (size_t i = 0; i < N; ++i) {
    const double* row = &input[i * N];
    const double* above = i > 0 ? row - N : outside.data();
    const double* below = i + 1 < N ? row + N : outside.data();
    double* out = &output[i * N];
    out[0] = (above[0] + below[0] + row[0] + (N > 1 ? row[1] : 0)) / 5;
    for (size_t j = 1; j + 1 < N; ++j) out[j] = (above[j] + below[j] + row[j - 1] + row[j] + row[j + 1]) / 5;
    if (N > 1) out[N - 1] = (above[N - 1] + below[N - 1] + row[N - 2] + row[N - 1]) / 5;
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  for (std::size_t i = 0; i < sizes.N; ++i)
    for (std::size_t j = 0; j < sizes.N; ++j) {
      double value = random.between(-100, 100);
      if (distribution == "positive") value = random.between(1, 2);
      else if (distribution == "sparse") value = random.below(5) == 0 ? value : 0;
      else if (distribution == "ramp") value = static_cast<double>(3 * i + j) + random.unit();
      else if (distribution == "checkered") value = ((i + j) % 2 ? -1 : 1) * random.between(100, 101);
      arguments.input[i * sizes.N + j] = value;
    }
}

// The largest magnitude: the five terms of a mean may cancel, their rounding does not.
double scale(const Arguments& input, const Sizes&) { return assay::magnitude(input.input); }

}  // namespace problem
