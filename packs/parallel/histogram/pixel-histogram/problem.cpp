#include "problem.hpp"

// Four sets of counters: equal pixels in a row need not wait for each other's increments.
void pixelCounts(std::vector<int> const& image, std::array<std::size_t, 256>& bins) {
  std::array<std::size_t, 256> counts[4] = {};
  std::size_t i = 0;
  for (; i + 4 <= image.size(); i += 4)
    for (std::size_t set = 0; set < 4; ++set) ++counts[set][static_cast<std::size_t>(image[i + set])];
  for (; i < image.size(); ++i) ++counts[0][static_cast<std::size_t>(image[i])];
  for (std::size_t level = 0; level < 256; ++level) bins[level] = counts[0][level] + counts[1][level] + counts[2][level] + counts[3][level];
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::int64_t level = random.integer(0, 255);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    std::int64_t pixel = random.integer(0, 255);
    if (distribution == "dark") pixel = pixel * pixel * pixel >> 16;
    else if (distribution == "one_level") pixel = level;
    else if (distribution == "two_tone") pixel = pixel < level ? 0 : 255;
    else if (distribution == "gradient") pixel = static_cast<std::int64_t>(i * 256 / sizes.n) ^ (pixel & 1);
    arguments.image[i] = static_cast<int>(pixel);
  }
}

}  // namespace problem
