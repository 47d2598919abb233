#include "problem.hpp"

namespace {

bool before_in_x(const Point& a, const Point& b) { return a.x < b.x; }
bool before_in_y(const Point& a, const Point& b) { return a.y < b.y; }

double squared(const Point& a, const Point& b) { return (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y); }

// Takes points in order of x and leaves them in order of y. The strip has room for all of them.
double closest(Point* begin, Point* end, Point* strip) {
  if (end - begin <= 8) {
    double best = std::numeric_limits<double>::infinity();
    for (Point* a = begin; a != end; ++a)
      for (Point* b = a + 1; b != end; ++b) best = std::min(best, squared(*a, *b));
    std::sort(begin, end, before_in_y);
    return best;
  }
  Point* middle = begin + (end - begin) / 2;
  double line = middle->x;
  double best = std::min(closest(begin, middle, strip), closest(middle, end, strip));
  std::merge(begin, middle, middle, end, strip, before_in_y);
  std::copy(strip, strip + (end - begin), begin);
  std::size_t size = 0;
  for (Point* point = begin; point != end; ++point) {
    if ((point->x - line) * (point->x - line) >= best) continue;
    for (std::size_t i = size; i-- > 0 && (point->y - strip[i].y) * (point->y - strip[i].y) < best;) best = std::min(best, squared(*point, strip[i]));
    strip[size++] = *point;
  }
  return best;
}

}  // namespace

double closestPair(std::vector<Point> const& points) {
  std::vector<Point> sorted(points);
  std::vector<Point> strip(points.size());
  std::sort(sorted.begin(), sorted.end(), before_in_x);
  return std::sqrt(closest(sorted.data(), sorted.data() + sorted.size(), strip.data()));
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<Point> points = arguments.points;
  Point home{random.between(-1000, 1000), random.between(-1000, 1000)};
  Point centre = home;
  double step = random.between(0.5, 2);
  std::uint64_t width = 1 + static_cast<std::uint64_t>(std::sqrt(static_cast<double>(sizes.n)));
  for (std::size_t i = 0; i < sizes.n; ++i) {
    points[i] = {random.between(-1000, 1000), random.between(-1000, 1000)};
    if (distribution == "vertical") points[i].x = home.x;
    if (distribution == "horizontal") points[i].y = home.y;
    if (distribution == "clusters") {
      if (random.below(50) == 0) centre = points[i];
      points[i] = {centre.x + random.between(-1, 1) * random.unit(), centre.y + random.between(-1, 1) * random.unit()};
    }
    if (distribution == "lattice" || distribution == "planted" || distribution == "twins") {
      double shake = distribution == "lattice" ? 0 : 0.2;
      double column = static_cast<double>(i % width) + random.between(-shake, shake);
      double row = static_cast<double>(i / width) + random.between(-shake, shake);
      points[i] = {home.x + step * column, home.y + step * row};
    }
  }
  if (distribution == "lattice") return;
  for (std::uint64_t left = sizes.n; left > 1; --left) std::swap(points[left - 1], points[random.below(left)]);
  std::uint64_t one = random.below(2) ? random.below(sizes.n) : 0;
  std::uint64_t other = random.below(2) || one == sizes.n - 1 ? (one + 1 + random.below(sizes.n - 1)) % sizes.n : sizes.n - 1;
  if (distribution == "twins") points[other] = points[one];
  if (distribution == "planted") points[other] = {points[one].x + step * random.between(-0.2, 0.2), points[one].y + step * random.between(0.1, 0.2)};
}

}  // namespace problem
