#include "problem.hpp"

// Gauss-Seidel: for a dominant matrix each round shrinks the error by a constant factor, and a few dozen rounds cost less than any elimination.
// An update below 1e-12 leaves an error of at most 4e-12, since what a round changes is at most 1 / 1.25 of what the last one did.
void solveLinearSystem(std::vector<COOElement> const& A, std::vector<double> const& b, std::vector<double>& x, size_t N) {
  struct Entry {
    std::size_t column;
    double value;
  };
  std::vector<std::size_t> ends(N + 1);
  for (const COOElement& element : A) ends[element.row + 1] += element.row != element.column;
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<double> diagonal(N);
  std::vector<Entry> entries(ends[N]);
  std::vector<std::size_t> next(ends.begin(), ends.end() - 1);
  for (const COOElement& element : A) {
    if (element.row == element.column) diagonal[element.row] += element.value;
    else entries[next[element.row]++] = {element.column, element.value};
  }
  std::fill(x.begin(), x.end(), 0.0);
  double change = 1;
  for (double largest = 0; change > 1e-12 * largest;) {
    change = 0;
    for (std::size_t i = 0; i < N; ++i) {
      double rest = b[i];
      for (std::size_t e = ends[i]; e < ends[i + 1]; ++e) rest -= entries[e].value * x[entries[e].column];
      double value = rest / diagonal[i];
      change = std::max(change, std::abs(value - x[i]));
      largest = std::max(largest, std::abs(value));
      x[i] = value;
    }
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::size_t N = sizes.N;
  std::span<COOElement> A = arguments.A;
  std::vector<double> others(N), diagonal(N);
  std::size_t row = 0;
  std::size_t column = 0;
  for (std::size_t i = N; i < sizes.nonzeros; ++i) {
    if (distribution != "repeated" || random.below(3) == 0) {
      row = random.below(N);
      column = random.below(N);
      if (distribution == "banded") column = std::min(N - 1, row + random.below(3));
      if (distribution == "triangular" && column > row) std::swap(row, column);
      if (distribution == "diagonal") column = row;
    }
    double value = random.between(1, 10) * (distribution == "one_sign" || random.below(2) ? -1 : 1);
    A[i] = {row, column, value};
    (row == column ? diagonal : others)[row] += row == column ? value : std::abs(value);
  }
  for (std::size_t i = 0; i < N; ++i) {
    double wanted = others[i] * (distribution == "one_sign" ? 1.26 : random.between(1.26, 2)) + random.between(0.1, 1);
    A[i] = {i, i, (distribution == "one_sign" || random.below(2) ? wanted : -wanted) - diagonal[i]};
    arguments.b[i] = random.between(-100, 100);
  }
  for (std::size_t i = 1; i < sizes.nonzeros; ++i) std::swap(A[i], A[random.below(i + 1)]);
}

bool check(const Arguments& input, const Arguments&, const Arguments& got, const Sizes& sizes, assay::Difference& difference) {
  for (std::size_t j = 0; j < sizes.N; ++j)
    if (!std::isfinite(got.x[j])) return difference.say("x[%zu] is %g", j, got.x[j]);
  std::vector<double> residual(sizes.N), magnitudes(sizes.N);
  for (std::size_t i = 0; i < sizes.N; ++i) residual[i] = -input.b[i];
  for (const COOElement& element : input.A) {
    residual[element.row] += element.value * got.x[element.column];
    magnitudes[element.row] += std::abs(element.value);
  }
  double bound = 1e-10 * assay::magnitude(std::span<double>(magnitudes)) * assay::magnitude(got.x);
  for (std::size_t i = 0; i < sizes.N; ++i)
    if (!(std::abs(residual[i]) <= bound)) return difference.say("A * x - b has %.3g in row %zu, more than %.3g", residual[i], i, bound);
  return true;
}

}  // namespace problem
