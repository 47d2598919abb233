#include "problem.hpp"

void mapPowersOfTwo(std::vector<int> const& x, std::vector<std::uint8_t>& mask) { std::transform(x.begin(), x.end(), mask.begin(), isPowerOfTwo); }

namespace problem {

void make(Arguments& arguments, const Sizes&, assay::Random& random, std::string_view distribution) {
  constexpr int most = std::numeric_limits<int>::max();
  constexpr int least = std::numeric_limits<int>::min();
  constexpr int edges[] = {0, 1, 2, 3, 1 << 30, (1 << 30) + 1, -1, -2, -(1 << 30), most, least, least + 1};
  for (int& value : arguments.x) {
    int power = 1 << random.below(31);
    int other = static_cast<int>(random.integer(3, most));
    if (distribution == "powers") value = power;
    else if (distribution == "near") value = 1 << (2 + random.below(29)) | static_cast<int>(random.below(2));
    else if (distribution == "rare") value = random.below(100) == 0 ? power : other;
    else if (distribution == "edges") value = edges[random.below(std::size(edges))];
    else value = random.below(2) ? power : other;
  }
}

}  // namespace problem
