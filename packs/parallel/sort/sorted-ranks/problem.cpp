#include "problem.hpp"

namespace {

// Orders as the value does, 0 and -0 alike.
std::uint64_t ordered(float value) {
  float canonical = value + 0.0F;
  std::uint32_t bits = 0;
  std::memcpy(&bits, &canonical, sizeof bits);
  return bits & 0x80000000U ? ~bits : bits | 0x80000000U;
}

}  // namespace

// Value and position in one word, so that sorting moves only these and needs no second look at x.
void ranks(std::vector<float> const& x, std::vector<size_t>& ranks) {
  std::vector<std::uint64_t> sorted(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) sorted[i] = ordered(x[i]) << 32 | i;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t rank = 0; rank < x.size(); ++rank) ranks[sorted[rank] & 0xffffffffU] = rank;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  auto n = static_cast<double>(sizes.n);
  double common = random.between(-100, 100);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    auto place = static_cast<double>(i);
    double value = random.between(-1000, 1000);
    if (distribution == "few_values") value = static_cast<double>(random.integer(-3, 3));
    else if (distribution == "close") value = 1 + 0x1p-23 * static_cast<double>(random.below(1 << 22));
    else if (distribution == "ascending") value = place - n / 2;
    else if (distribution == "descending") value = n / 2 - place;
    else if (distribution == "equal") value = common;
    else if (distribution == "wide") value = (random.below(2) ? 1 : -1) * std::pow(10, random.between(-30, 30));
    arguments.x[i] = static_cast<float>(value);
  }
}

}  // namespace problem
