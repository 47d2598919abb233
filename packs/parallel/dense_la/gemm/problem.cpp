#include "problem.hpp"

// Rows of B stay in cache and the innermost loop runs along them.
void gemm(std::vector<double> const& A, std::vector<double> const& B, std::vector<double>& C, size_t M, size_t K, size_t N) {
  constexpr size_t block = 64;
  std::fill(C.begin(), C.end(), 0.0);
  for (size_t first = 0; first < K; first += block) {
    size_t last = std::min(first + block, K);
    for (size_t i = 0; i < M; ++i) {
      double* row = &C[i * N];
      for (size_t k = first; k < last; ++k) {
        double factor = A[i * K + k];
        const double* other = &B[k * N];
        for (size_t j = 0; j < N; ++j) row[j] += factor * other[j];
      }
    }
  }
}

namespace problem {

namespace {

void fill(std::span<double> matrix, std::size_t columns, assay::Random& random, std::string_view distribution) {
  for (std::size_t i = 0; i < matrix.size(); ++i) {
    double value = random.between(-10, 10);
    if (distribution == "sparse") value = random.below(10) == 0 ? value : 0;
    if (distribution == "identity") value = i / columns == i % columns ? value : 0;
    matrix[i] = value;
  }
}

}  // namespace

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  fill(arguments.A, sizes.K, random, distribution);
  fill(arguments.B, sizes.N, random, "uniform");
}

// An element of C is a sum of K products of magnitudes up to 10 and 10.
double scale(const Arguments&, const Sizes& sizes) { return 100.0 * static_cast<double>(sizes.K); }

}  // namespace problem
