static bool leftOf(const Point& a, const Point& b) { return a.x < b.x; }
static bool below(const Point& a, const Point& b) { return a.y < b.y; }

// Points in order of x come back in order of y.
static double closest(Point* begin, Point* end) {
  if (end - begin < 2) return std::numeric_limits<double>::infinity();
  Point* middle = begin + (end - begin) / 2;
  const double line = middle->x;
  double best = std::min(closest(begin, middle), closest(middle, end));
  std::inplace_merge(begin, middle, end, below);
  std::vector<Point> strip;
  for (Point* p = begin; p != end; ++p) {
    if (std::abs(p->x - line) >= best) continue;
    for (size_t i = strip.size(); i-- > 0 && p->y - strip[i].y < best;) best = std::min(best, std::hypot(p->x - strip[i].x, p->y - strip[i].y));
    strip.push_back(*p);
  }
  return best;
}

double closestPair(std::vector<Point> const& points) {
  std::vector<Point> sorted(points);
  std::sort(sorted.begin(), sorted.end(), leftOf);
  return closest(sorted.data(), sorted.data() + sorted.size());
}
