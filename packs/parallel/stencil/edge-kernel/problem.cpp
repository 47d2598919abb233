#include "problem.hpp"

// 8 times a pixel less its neighbours is 9 times it less the sum of the whole square, which is the sum of three columns.
void convolveKernel(std::vector<int> const& imageIn, std::vector<int>& imageOut, size_t N) {
  const std::vector<int> outside(N, 0);
  std::vector<int> columns(N + 2, 0);
  for (size_t i = 0; i < N; ++i) {
    const int* row = &imageIn[i * N];
    const int* above = i > 0 ? row - N : outside.data();
    const int* below = i + 1 < N ? row + N : outside.data();
    for (size_t j = 0; j < N; ++j) columns[j + 1] = above[j] + row[j] + below[j];
    for (size_t j = 0; j < N; ++j) {
      int value = 9 * row[j] - columns[j] - columns[j + 1] - columns[j + 2];
      imageOut[i * N + j] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}

namespace problem {

// A plane of grey with a little noise leaves most results between the limits; noise puts most of them beyond.
void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  double right = random.between(0.02, 0.05);
  double down = random.between(0.02, 0.05);
  for (std::size_t i = 0; i < sizes.N; ++i)
    for (std::size_t j = 0; j < sizes.N; ++j) {
      std::int64_t value = (60 + static_cast<std::int64_t>(right * static_cast<double>(j) + down * static_cast<double>(i))) % 230 + random.integer(0, 20);
      if (distribution == "noise") value = random.integer(0, 255);
      else if (distribution == "bright") value = random.integer(235, 255);
      else if (distribution == "stars") value = random.below(20) == 0 ? random.integer(1, 31) : 0;
      else if (distribution == "faint") value = random.integer(0, 3);
      arguments.imageIn[i * sizes.N + j] = static_cast<int>(value);
    }
}

}  // namespace problem
