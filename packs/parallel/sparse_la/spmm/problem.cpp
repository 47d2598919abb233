#include "problem.hpp"

// The elements of X are first grouped by row; each element of A then adds a multiple of one such group to a row of Y.
void spmm(std::vector<COOElement> const& A, std::vector<COOElement> const& X, std::vector<double>& Y, size_t, size_t K, size_t N) {
  struct Entry {
    std::size_t column;
    double value;
  };
  std::vector<std::size_t> ends(K + 1);
  for (const COOElement& element : X) ++ends[element.row + 1];
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<Entry> entries(X.size());
  std::vector<std::size_t> next(ends.begin(), ends.end() - 1);
  for (const COOElement& element : X) entries[next[element.row]++] = {element.column, element.value};
  std::fill(Y.begin(), Y.end(), 0.0);
  for (const COOElement& element : A) {
    double* row = &Y[element.row * N];
    for (std::size_t i = ends[element.column]; i < ends[element.column + 1]; ++i) row[entries[i].column] += element.value * entries[i].value;
  }
}

namespace problem {

namespace {

void fill(std::span<COOElement> matrix, std::size_t rows, std::size_t columns, assay::Random& random, std::string_view distribution) {
  std::size_t row = random.below(rows);
  std::size_t column = random.below(columns);
  for (COOElement& element : matrix) {
    bool again = distribution == "repeated" && random.below(3) != 0;
    if (!again) row = random.below(rows);
    if (!again && distribution != "one_column") column = random.below(columns);
    if (distribution == "diagonal") column = row % columns;
    element = {row, column, random.between(1, 10) * (random.below(2) ? 1 : -1)};
  }
  if (distribution == "sorted")
    std::sort(matrix.begin(), matrix.end(), [](const COOElement& a, const COOElement& b) { return a.row < b.row || (a.row == b.row && a.column < b.column); });
}

double densest(std::span<COOElement> matrix, std::size_t columns) {
  std::vector<double> sums(columns);
  for (const COOElement& element : matrix) sums[element.column] += std::abs(element.value);
  return *std::max_element(sums.begin(), sums.end());
}

}  // namespace

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  fill(arguments.A, sizes.M, sizes.K, random, distribution);
  fill(arguments.X, sizes.K, sizes.N, random, distribution == "one_column" || distribution == "diagonal" ? "scattered" : distribution);
}

// A column of X against values of A: the terms of an element of Y, but for a small factor where positions of A repeat.
double scale(const Arguments& input, const Sizes& sizes) { return 10 * densest(input.X, sizes.N); }

}  // namespace problem
