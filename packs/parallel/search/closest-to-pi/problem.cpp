#include "problem.hpp"

std::size_t findClosestToPi(std::vector<double> const& x) {
  std::size_t closest = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < x.size(); ++i) {
    double distance = std::abs(x[i] - M_PI);
    if (distance < least) {
      least = distance;
      closest = i;
    }
  }
  return closest;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<double> x = arguments.x;
  for (double& value : x) {
    if (distribution == "below") value = random.between(-1000, -100);
    else if (distribution == "above") value = random.between(100, 1e6);
    else if (distribution == "planted") value = random.below(2) ? random.between(-50, 3) : random.between(3.3, 50);
    else if (distribution == "crowded") value = M_PI + random.between(-1e-8, 1e-8);
    else if (distribution == "ties") value = 3 + 0.125 * static_cast<double>(random.integer(-4, 4));
    else value = random.between(-100, 100);
  }
  if (distribution == "planted") {
    std::size_t places[] = {0, sizes.n - 1, random.below(sizes.n)};
    x[places[random.below(3)]] = M_PI + random.between(-1e-3, 1e-3);
  }
}

// A distance computed in another way, by squares say, may take two that differ in the last digits for equal.
bool check(const Arguments& input, const Arguments& expected, const Arguments& got, const Sizes& sizes, assay::Difference& difference) {
  std::uint64_t index = got.result;
  if (index >= sizes.n) return difference.say("return is %llu, and x has %llu elements", static_cast<unsigned long long>(index), static_cast<unsigned long long>(sizes.n));
  double least = std::abs(input.x[expected.result] - M_PI);
  double found = std::abs(input.x[index] - M_PI);
  return found <= least * (1 + 1e-14) || difference.say("x[%llu] is %.17g from pi, and the closest is %.17g", static_cast<unsigned long long>(index), found, least);
}

}  // namespace problem
