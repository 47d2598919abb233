#include "problem.hpp"

void geluRowMeans(std::vector<double> const& x, double factor, std::vector<double>& means, size_t M, size_t N) {
  const double slope = 2 * std::sqrt(2 / std::acos(-1.0));
  for (std::size_t i = 0; i < M; ++i) {
    double sum = 0;
    for (std::size_t j = 0; j < N; ++j) {
      const double v = factor * x[i * N + j];
      sum += v / (1 + std::exp(-slope * (v + 0.044715 * v * v * v)));
    }
    means[i] = sum / static_cast<double>(N);
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  arguments.factor = random.between(0.5, 2);
  const std::size_t chosen = random.below(sizes.M);
  for (std::size_t i = 0; i < sizes.M; ++i) {
    const double shift = random.between(-1, 1);
    for (std::size_t j = 0; j < sizes.N; ++j) {
      double value = shift + random.between(-2, 2);
      if (distribution == "negative") value = -std::abs(value);
      if (distribution == "positive") value = std::abs(value);
      if (distribution == "one_row") value = i == chosen ? value : 0;
      arguments.x[i * sizes.N + j] = value;
    }
  }
}

// A mean of elements whose magnitude is at most 2 * 3.
double scale(const Arguments&, const Sizes&) { return 6; }

}  // namespace problem
