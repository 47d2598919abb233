#include "problem.hpp"

namespace {

// Within a block there is no way out, so that several elements are compared at once.
bool holds(std::vector<int> const& values, int val) {
  constexpr size_t block = 1024;
  for (size_t begin = 0; begin < values.size(); begin += block) {
    size_t end = std::min(begin + block, values.size());
    int hits = 0;
    for (size_t i = begin; i < end; ++i) hits |= values[i] == val;
    if (hits) return true;
  }
  return false;
}

}  // namespace

bool xorContains(std::vector<int> const& x, std::vector<int> const& y, int val) { return holds(x, val) != holds(y, val); }

namespace problem {

namespace {

// Mostly in the last eighth, so that a search has to see most of the array.
void plant(std::span<int> values, int val, assay::Random& random, std::string_view distribution) {
  std::size_t n = values.size();
  if (n == 0) return;
  std::size_t place = random.below(8) == 0 ? random.below(n) : n - 1 - random.below(n / 8 + 1);
  if (distribution == "ends") place = random.below(2) ? 0 : n - 1;
  values[place] = val;
  if (distribution == "repeated") values[n / 2] = val;
}

}  // namespace

void make(Arguments& arguments, const Sizes&, assay::Random& random, std::string_view distribution) {
  auto any = [&] { return static_cast<int>(random.integer(-1'000'000'000, 1'000'000'000)); };
  int val = arguments.val = any();
  for (std::span<int> values : {arguments.x, arguments.y})
    for (int& value : values) {
      value = distribution == "near" ? val ^ (1 << random.below(31)) : any();
      if (value == val) ++value;
    }
  bool one = distribution == "only_x" || (distribution != "only_y" && random.below(2) == 0);
  bool other = distribution == "only_y" || (distribution != "only_x" && random.below(2) == 0);
  if (distribution == "both") one = other = true;
  if (distribution == "neither") one = other = false;
  if (distribution == "ends" || distribution == "repeated") other = !one;
  if (one) plant(arguments.x, val, random, distribution);
  if (other) plant(arguments.y, val, random, distribution);
}

}  // namespace problem
