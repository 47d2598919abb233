#include "problem.hpp"

void spmv(double alpha, std::vector<COOElement> const& A, std::vector<double> const& x, double beta, std::vector<double>& y, size_t, size_t) {
  for (double& value : y) value *= beta;
  for (const COOElement& element : A) y[element.row] += alpha * element.value * x[element.column];
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  arguments.alpha = distribution == "no_alpha" ? 0 : random.between(1.5, 3) * (random.below(2) ? 1 : -1);
  arguments.beta = distribution == "no_beta" ? 0 : random.between(1.5, 3) * (random.below(2) ? 1 : -1);
  for (double& value : arguments.x) value = random.between(-10, 10);
  for (double& value : arguments.y) value = random.between(-10, 10);
  std::size_t row = random.below(sizes.M);
  std::size_t column = random.below(sizes.N);
  for (std::size_t i = 0; i < sizes.nonzeros; ++i) {
    bool again = distribution == "repeated" && random.below(3) != 0;
    if (!again && distribution != "one_row") row = random.below(sizes.M);
    if (!again) column = random.below(sizes.N);
    arguments.A[i] = {row, column, random.between(-10, 10)};
  }
  if (distribution == "sorted")
    std::sort(arguments.A.begin(), arguments.A.end(), [](const COOElement& a, const COOElement& b) { return a.row < b.row || (a.row == b.row && a.column < b.column); });
}

// The row with the largest sum of magnitudes.
double scale(const Arguments& input, const Sizes& sizes) {
  std::vector<double> rows(sizes.M, 10 * std::abs(input.beta));
  for (const COOElement& element : input.A) rows[element.row] += 10 * std::abs(input.alpha * element.value);
  return *std::max_element(rows.begin(), rows.end());
}

}  // namespace problem
