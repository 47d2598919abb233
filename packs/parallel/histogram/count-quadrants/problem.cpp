#include "problem.hpp"

// Three counts without a branch give all four.
void countQuadrants(std::vector<Point> const& points, std::array<std::size_t, 4>& bins) {
  std::size_t left = 0;
  std::size_t below = 0;
  std::size_t both = 0;
  for (const Point& point : points) {
    std::size_t is_left = point.x < 0;
    std::size_t is_below = point.y < 0;
    left += is_left;
    below += is_below;
    both += is_left & is_below;
  }
  bins = {points.size() - left - below + both, left - both, both, below - both};
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  double horizontal = random.below(2) ? 1 : -1;
  double vertical = random.below(2) ? 1 : -1;
  for (std::size_t i = 0; i < sizes.n; ++i) {
    Point point{random.between(-1000, 1000), random.between(-1000, 1000)};
    if (distribution == "axes") {
      double zero = random.below(2) ? 0.0 : -0.0;
      std::uint64_t which = random.below(3);
      if (which != 0) point.x = zero;
      if (which != 1) point.y = zero;
    } else if (distribution == "one_quadrant") {
      point = {horizontal * random.between(0.5, 9), vertical * random.between(0.5, 9)};
    } else if (distribution == "diagonal") {
      point.y = horizontal * point.x;
    } else if (distribution == "tiny") {
      point = {point.x * 1e-300, point.y * 1e-300};
    }
    arguments.points[i] = point;
  }
}

}  // namespace problem
