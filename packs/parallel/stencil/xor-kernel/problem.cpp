#include "problem.hpp"

// A row of zeros stands for those above and below the grid, so that only the ends of a row are special.
void cellsXOR(std::vector<int> const& input, std::vector<int>& output, size_t N) {
  const std::vector<int> outside(N, 0);
  for (size_t i = 0; i < N; ++i) {
    const int* row = &input[i * N];
    const int* above = i > 0 ? row - N : outside.data();
    const int* below = i + 1 < N ? row + N : outside.data();
    int* out = &output[i * N];
    out[0] = above[0] + below[0] + (N > 1 ? row[1] : 0) == 1;
    for (size_t j = 1; j + 1 < N; ++j) out[j] = above[j] + below[j] + row[j - 1] + row[j + 1] == 1;
    if (N > 1) out[N - 1] = above[N - 1] + below[N - 1] + row[N - 2] == 1;
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::uint64_t ones = distribution == "sparse" ? 8 : distribution == "dense" ? 75 : 30;
  for (std::size_t i = 0; i < sizes.N; ++i) {
    bool empty = distribution == "stripes" && random.below(3) == 0;
    for (std::size_t j = 0; j < sizes.N; ++j) {
      bool inside = i > 0 && j > 0 && i + 1 < sizes.N && j + 1 < sizes.N;
      bool blank = empty || (distribution == "frame" && inside);
      arguments.input[i * sizes.N + j] = !blank && random.below(100) < ones;
    }
  }
}

}  // namespace problem
