#include "problem.hpp"

namespace {

// Subtracts from a row what makes its elements in the columns of pivot rows [from, to) zero, and keeps the factors there.
void eliminate(double* row, const double* A, std::size_t N, std::size_t from, std::size_t to) {
  for (std::size_t k = from; k < to; ++k) {
    const double* pivot = A + k * N;
    double factor = row[k] /= pivot[k];
    for (std::size_t j = k + 1; j < N; ++j) row[j] -= factor * pivot[j];
  }
}

}  // namespace

// A block of pivot rows stays in cache while every row below it is brought up to date.
void luFactorize(std::vector<double>& A, size_t N) {
  constexpr std::size_t block = 16;
  for (std::size_t first = 0; first < N; first += block) {
    std::size_t last = std::min(first + block, N);
    for (std::size_t i = first; i < last; ++i) eliminate(&A[i * N], A.data(), N, first, i);
    for (std::size_t i = last; i < N; ++i) eliminate(&A[i * N], A.data(), N, first, last);
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::size_t N = sizes.N;
  std::span<double> A = arguments.A;
  for (std::size_t i = 0; i < N; ++i)
    for (std::size_t j = 0; j < N; ++j) {
      double value = random.between(-10, 10);
      if (distribution == "symmetric" && j < i) value = A[j * N + i];
      if (distribution == "banded" && (j > i + 3 || i > j + 2)) value = 0;
      if (distribution == "upper_triangular" && j < i) value = 0;
      A[i * N + j] = value;
    }
  std::vector<double> rows(N), columns(N);
  for (std::size_t i = 0; i < N; ++i)
    for (std::size_t j = 0; j < N; ++j) {
      double magnitude = i == j ? 0 : std::abs(A[i * N + j]);
      rows[i] += magnitude;
      columns[j] += magnitude;
    }
  for (std::size_t i = 0; i < N; ++i) {
    double excess = distribution == "barely_dominant" ? random.between(1e-3, 1e-2) : random.between(1, 10);
    A[i * N + i] = (random.below(2) ? 1 : -1) * (std::max(rows[i], columns[i]) + excess);
  }
}

}  // namespace problem
