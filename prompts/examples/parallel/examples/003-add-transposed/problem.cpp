#include "problem.hpp"

// Tiles of both matrices stay in the cache while one is read along rows and the other along columns.
void addTransposed(std::vector<double> const& A, std::vector<double> const& B, std::vector<double>& C, size_t M, size_t N) {
  constexpr size_t tile = 32;
  for (size_t top = 0; top < M; top += tile) {
    const size_t bottom = std::min(top + tile, M);
    for (size_t left = 0; left < N; left += tile) {
      const size_t right = std::min(left + tile, N);
      for (size_t i = top; i < bottom; ++i)
        for (size_t j = left; j < right; ++j) C[i * N + j] = A[i * N + j] + B[j * M + i];
    }
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  for (double& value : arguments.A) value = random.between(-100, 100);
  for (std::size_t i = 0; i < sizes.M; ++i) {
    for (std::size_t j = 0; j < sizes.N; ++j) {
      double value = random.between(-100, 100);
      if (distribution == "sparse") value = random.below(8) == 0 ? value : 0;
      if (distribution == "symmetric") value = arguments.A[i * sizes.N + j];
      arguments.B[j * sizes.M + i] = value;
    }
  }
}

}  // namespace problem
