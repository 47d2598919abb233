#include "problem.hpp"

namespace {

// Subtracts from row i what makes its elements in the columns of pivot rows [from, to) zero; the factors go to L. Zeros cost next to nothing.
void eliminate(std::size_t i, double* L, double* U, std::size_t N, std::size_t from, std::size_t to) {
  double* row = U + i * N;
  for (std::size_t k = from; k < to; ++k) {
    if (row[k] == 0) continue;
    const double* pivot = U + k * N;
    double factor = L[i * N + k] = row[k] / pivot[k];
    row[k] = 0;
    for (std::size_t j = k + 1; j < N; ++j) row[j] -= factor * pivot[j];
  }
}

}  // namespace

// The factors of a scattered matrix soon fill up, so they are dense from the start. A block of pivot rows stays in cache while
// every row below it is brought up to date.
void luFactorize(std::vector<COOElement> const& A, std::vector<double>& L, std::vector<double>& U, size_t N) {
  constexpr std::size_t block = 16;
  std::fill(L.begin(), L.end(), 0.0);
  std::fill(U.begin(), U.end(), 0.0);
  for (std::size_t i = 0; i < N; ++i) L[i * N + i] = 1;
  for (const COOElement& element : A) U[element.row * N + element.column] += element.value;
  for (std::size_t first = 0; first < N; first += block) {
    std::size_t last = std::min(first + block, N);
    for (std::size_t i = first; i < N; ++i) eliminate(i, L.data(), U.data(), N, first, std::min(i, last));
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::size_t N = sizes.N;
  std::span<COOElement> A = arguments.A;
  std::vector<double> rows(N), columns(N), diagonal(N);
  std::size_t row = 0;
  std::size_t column = 0;
  for (std::size_t i = N; i < sizes.nonzeros; ++i) {
    if (distribution != "repeated" || random.below(3) == 0) {
      row = random.below(N);
      column = random.below(N);
      if (distribution == "banded") column = row < 2 ? 0 : row - 2 + random.below(std::min<std::size_t>(5, N + 2 - row));
      if (distribution == "arrow") (random.below(2) ? row : column) = random.below(2) ? 0 : N - 1;
      if (distribution == "lower_triangular" && column > row) std::swap(row, column);
    }
    double value = random.between(1, 10) * (random.below(2) ? 1 : -1);
    A[i] = {row, column, value};
    if (row == column) diagonal[row] += value;
    else rows[row] += std::abs(value), columns[column] += std::abs(value);
  }
  for (std::size_t i = 0; i < N; ++i) {
    double wanted = std::max(rows[i], columns[i]) + random.between(1, 10);
    A[i] = {i, i, (random.below(2) ? wanted : -wanted) - diagonal[i]};
  }
  for (std::size_t i = 1; i < sizes.nonzeros; ++i) std::swap(A[i], A[random.below(i + 1)]);
}

}  // namespace problem
