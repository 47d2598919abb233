#include "problem.hpp"

namespace {

double turn(const Point& a, const Point& b, const Point& c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

double distance(const Point& a, const Point& b) { return std::sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)); }

}  // namespace

// Andrew's monotone chain. Whole coordinates below 2^20 keep every product exact.
double convexHullPerimeter(std::vector<Point> const& points) {
  std::vector<Point> sorted(points);
  std::sort(sorted.begin(), sorted.end(), [](const Point& a, const Point& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<Point> chain(sorted.size());
  double perimeter = 0;
  auto addChain = [&](auto begin, auto end) {
    std::size_t size = 0;
    for (auto point = begin; point != end; ++point) {
      while (size >= 2 && turn(chain[size - 2], chain[size - 1], *point) <= 0) --size;
      chain[size++] = *point;
    }
    for (std::size_t i = 1; i < size; ++i) perimeter += distance(chain[i - 1], chain[i]);
  };
  addChain(sorted.begin(), sorted.end());
  addChain(sorted.rbegin(), sorted.rend());
  return perimeter;
}

namespace problem {

namespace {

constexpr double radius = 1'000'000;

Point around(double distance, double angle) { return {std::floor(distance * std::cos(angle)), std::floor(distance * std::sin(angle))}; }

}  // namespace

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  constexpr double circle = 6.283185307179586;
  double slope = static_cast<double>(random.integer(-9, 9));
  for (Point& point : arguments.points) {
    point = {std::floor(random.between(-radius, radius)), std::floor(random.between(-radius, radius))};
    if (distribution == "disc") {
      point = around(radius * std::sqrt(random.unit()), random.between(0, circle));
    } else if (distribution == "circle") {
      point = around(radius, random.between(0, circle));
    } else if (distribution == "line") {
      double step = static_cast<double>(random.integer(-1000, 1000));
      point = {step, slope * step + 7};
    } else if (distribution == "equal") {
      point = {slope, slope + 1};
    } else if (distribution == "grid") {
      point = {static_cast<double>(random.integer(0, 20)), static_cast<double>(random.integer(0, 20))};
    } else if (distribution == "ends") {
      point = around(radius / 4 * random.unit(), random.between(0, circle));
    }
  }
  if (distribution == "ends") {  // the first, the last and any other point reach far out of the others
    double angle = random.between(0, circle);
    for (std::uint64_t index : {std::uint64_t{0}, random.below(sizes.n), sizes.n - 1}) arguments.points[index] = around(radius, angle += circle / 3);
  }
}

}  // namespace problem
