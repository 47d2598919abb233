#include "problem.hpp"

// Four rows at a time share the reading of x, and each row has two sums that need not wait for one another.
void gemv(std::vector<double> const& A, std::vector<double> const& x, std::vector<double>& y, size_t M, size_t N) {
  std::size_t i = 0;
  for (; i + 4 <= M; i += 4) {
    const double* row = &A[i * N];
    double even[4] = {};
    double odd[4] = {};
    for (std::size_t j = 0; j + 2 <= N; j += 2)
      for (std::size_t r = 0; r < 4; ++r) {
        even[r] += row[r * N + j] * x[j];
        odd[r] += row[r * N + j + 1] * x[j + 1];
      }
    for (std::size_t r = 0; r < 4; ++r) y[i + r] = even[r] + odd[r] + (N % 2 ? row[r * N + N - 1] * x[N - 1] : 0.0);
  }
  for (; i < M; ++i) y[i] = std::inner_product(x.begin(), x.end(), A.begin() + static_cast<std::ptrdiff_t>(i * N), 0.0);
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  for (double& value : arguments.x) value = random.between(1, 10) * (random.below(2) ? 1 : -1);
  for (std::size_t i = 0; i < sizes.M; ++i)
    for (std::size_t j = 0; j < sizes.N; ++j) {
      double value = random.between(-10, 10);
      if (distribution == "sparse") value = random.below(10) == 0 ? value : 0;
      if (distribution == "diagonal") value = i % sizes.N == j ? value : 0;
      if (distribution == "last_column") value = j + 1 == sizes.N ? value : 0;
      if (distribution == "cancelling") value = (j % 2 ? 1 : -1) * 9 / arguments.x[j] + random.between(-1e-6, 1e-6);
      arguments.A[i * sizes.N + j] = value;
    }
}

// An element of y is a sum of N products of magnitudes up to 10 and 10.
double scale(const Arguments&, const Sizes& sizes) { return 100.0 * static_cast<double>(sizes.N); }

}  // namespace problem
