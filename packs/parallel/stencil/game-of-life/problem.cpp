#include "problem.hpp"

// A cell lives on or is born where its square of nine holds three live cells, or four of which it is one.
void gameOfLife(std::vector<int> const& input, std::vector<int>& output, size_t N) {
  const std::vector<int> outside(N, 0);
  std::vector<int> columns(N + 2, 0);
  for (size_t i = 0; i < N; ++i) {
    const int* row = &input[i * N];
    const int* above = i > 0 ? row - N : outside.data();
    const int* below = i + 1 < N ? row + N : outside.data();
    for (size_t j = 0; j < N; ++j) columns[j + 1] = above[j] + row[j] + below[j];
    for (size_t j = 0; j < N; ++j) {
      int total = columns[j] + columns[j + 1] + columns[j + 2];
      output[i * N + j] = (total == 3) | ((total == 4) & row[j]);
    }
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::uint64_t alive = distribution == "sparse" ? 12 : distribution == "dense" ? 60 : distribution == "full" ? 100 : 35;
  for (std::size_t i = 0; i < sizes.N; ++i) {
    bool empty = distribution == "stripes" && random.below(3) == 0;
    for (std::size_t j = 0; j < sizes.N; ++j) {
      bool inside = i > 1 && j > 1 && i + 2 < sizes.N && j + 2 < sizes.N;
      bool blank = empty || (distribution == "frame" && inside);
      arguments.input[i * sizes.N + j] = !blank && random.below(100) < alive;
    }
  }
}

}  // namespace problem
