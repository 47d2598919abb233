#include "problem.hpp"

// All triples: at this size nothing is gained by sorting the directions of all pairs. Eight minima at a time keep the innermost loop free of branches.
double smallestArea(std::vector<Point> const& points) {
  constexpr std::size_t lanes = 8;
  std::size_t n = points.size();
  std::vector<double> x(n);
  std::vector<double> y(n);
  for (std::size_t i = 0; i < n; ++i) {
    x[i] = points[i].x;
    y[i] = points[i].y;
  }
  double least[lanes];
  std::fill_n(least, lanes, std::numeric_limits<double>::infinity());
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i + 1; j < n; ++j) {
      double across = x[j] - x[i];
      double up = y[j] - y[i];
      double here = across * y[i] - up * x[i];
      auto doubled = [=, &x, &y](std::size_t k) { return std::abs(across * y[k] - up * x[k] - here); };
      std::size_t k = j + 1;
      for (; k + lanes <= n; k += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane) {
          double area = doubled(k + lane);
          least[lane] = area < least[lane] ? area : least[lane];
        }
      for (; k < n; ++k) least[0] = std::min(least[0], doubled(k));
    }
  }
  return *std::min_element(least, least + lanes) / 2;
}

namespace problem {

namespace {

constexpr std::int64_t radius = 1'000'000;

Point anywhere(assay::Random& random, std::int64_t reach) {
  return {static_cast<double>(random.integer(-reach, reach)), static_cast<double>(random.integer(-reach, reach))};
}

Point on_circle(double angle) {
  return {std::floor(static_cast<double>(radius) * std::cos(angle)), std::floor(static_cast<double>(radius) * std::sin(angle))};
}

}  // namespace

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  constexpr double circle = 6.283185307179586;
  std::span<Point> points = arguments.points;
  double turn = random.between(0, circle);
  double slope = static_cast<double>(random.integer(-9, 9));
  for (std::size_t i = 0; i < sizes.n; ++i) {
    points[i] = anywhere(random, radius);
    if (distribution == "circle") points[i] = on_circle(random.between(0, circle));
    else if (distribution == "sliver" || distribution == "twins") points[i] = on_circle(turn + circle * static_cast<double>(i) / static_cast<double>(sizes.n));
    else if (distribution == "far_apart") points[i] = on_circle(turn + circle * (static_cast<double>(i % 3) + 0.001 * random.unit()) / 3);
    else if (distribution == "line") points[i] = {static_cast<double>(random.integer(-1000, 1000)), 0};
    if (distribution == "line") points[i].y = slope * points[i].x + 7;
  }
  // The first, the last and any point between decide, in any order, whatever the others are.
  std::uint64_t corners[] = {0, 1 + random.below(sizes.n - 2), sizes.n - 1};
  for (std::uint64_t left = 3; left > 1; --left) std::swap(corners[left - 1], corners[random.below(left)]);
  if (distribution == "twins") points[corners[1]] = points[corners[0]];
  if (distribution == "sliver") {
    auto half = static_cast<double>(random.integer(1, 300));
    points[corners[0]] = anywhere(random, radius / 2);
    points[corners[1]] = {points[corners[0]].x + 2 * half, points[corners[0]].y + 2 * half};
    points[corners[2]] = {points[corners[0]].x + half, points[corners[0]].y + half + 1};
  }
}

}  // namespace problem
