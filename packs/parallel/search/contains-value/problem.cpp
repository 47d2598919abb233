#include "problem.hpp"

// Within a block there is no way out, so that several elements are compared at once.
bool contains(std::vector<int> const& x, int target) {
  constexpr size_t block = 1024;
  for (size_t begin = 0; begin < x.size(); begin += block) {
    size_t end = std::min(begin + block, x.size());
    int hits = 0;
    for (size_t i = begin; i < end; ++i) hits |= x[i] == target;
    if (hits) return true;
  }
  return false;
}

namespace problem {

namespace {

// Where the only occurrence lies: mostly in the last eighth, so that a search has to see most of the array.
std::size_t place(std::size_t n, assay::Random& random, std::string_view distribution) {
  if (distribution == "first") return 0;
  if (distribution == "last") return n - 1;
  if (distribution == "anywhere" || random.below(8) == 0) return random.below(n);
  return n - 1 - random.below(n / 8 + 1);
}

}  // namespace

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  auto any = [&] { return static_cast<int>(random.integer(-1'000'000'000, 1'000'000'000)); };
  arguments.target = any();
  for (int& value : arguments.x) {
    if (distribution == "all") value = arguments.target;
    else if (distribution == "near") value = arguments.target ^ (1 << random.below(31));
    else value = any();
    if (distribution != "all" && value == arguments.target) ++value;
  }
  bool absent = distribution == "absent" || distribution == "near" || (distribution == "late" && random.below(2) == 0);
  if (sizes.n > 0 && !absent) arguments.x[place(sizes.n, random, distribution)] = arguments.target;
}

}  // namespace problem
