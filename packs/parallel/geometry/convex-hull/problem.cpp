#include "problem.hpp"

namespace {

double turn(const Point& a, const Point& b, const Point& c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

}  // namespace

// Andrew's monotone chain. Whole coordinates below 2^20 keep every product exact.
void convexHull(std::vector<Point> const& points, std::vector<Point>& hull) {
  std::vector<Point> sorted(points);
  std::sort(sorted.begin(), sorted.end(), [](const Point& a, const Point& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  sorted.erase(std::unique(sorted.begin(), sorted.end(), [](const Point& a, const Point& b) { return a.x == b.x && a.y == b.y; }), sorted.end());
  hull.clear();
  if (sorted.size() < 3) {
    hull.assign(sorted.begin(), sorted.end());
    return;
  }
  std::vector<Point> chain(2 * sorted.size());
  std::size_t size = 0;
  auto extend = [&](const Point& point, std::size_t least) {
    while (size >= least && turn(chain[size - 2], chain[size - 1], point) <= 0) --size;
    chain[size++] = point;
  };
  for (const Point& point : sorted) extend(point, 2);
  std::size_t lower = size + 1;
  for (std::size_t i = sorted.size() - 1; i-- > 0;) extend(sorted[i], lower);
  hull.assign(chain.begin(), chain.begin() + static_cast<std::ptrdiff_t>(size - 1));
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  constexpr double radius = 1'000'000;
  double angle = random.between(0, 6.283185307179586);
  double slope = static_cast<double>(random.integer(-9, 9));
  for (std::size_t i = 0; i < sizes.n; ++i) {
    Point point{std::floor(random.between(-radius, radius)), std::floor(random.between(-radius, radius))};
    if (distribution == "disc" || distribution == "circle") {
      double distance = distribution == "disc" ? radius * std::sqrt(random.unit()) : radius;
      double at = angle + random.between(0, 6.283185307179586);
      point = {std::floor(distance * std::cos(at)), std::floor(distance * std::sin(at))};
    } else if (distribution == "line") {
      double step = static_cast<double>(random.integer(-1000, 1000));
      point = {step, slope * step + 7};
    } else if (distribution == "equal") {
      point = {slope, slope + 1};
    } else if (distribution == "grid") {
      point = {static_cast<double>(random.integer(0, 20)), static_cast<double>(random.integer(0, 20))};
    }
    arguments.points[i] = point;
  }
}

bool check(const Arguments&, const Arguments& expected, const Arguments& got, const Sizes&, assay::Difference& difference) {
  std::span<Point> wanted = expected.hull.elements();
  std::span<Point> found = got.hull.elements();
  if (found.size() != wanted.size()) return difference.say("hull has %zu vertices, expected %zu", found.size(), wanted.size());
  auto equal = [](const Point& a, const Point& b) { return a.x == b.x && a.y == b.y; };
  std::size_t start = 0;
  while (start < found.size() && !equal(found[start], wanted[0])) ++start;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const Point& point = found[(start + i) % found.size()];
    if (!equal(point, wanted[i])) return difference.say("hull lacks the vertex (%g, %g) after its %zu th, or has another order", wanted[i].x, wanted[i].y, i);
  }
  return true;
}

}  // namespace problem
