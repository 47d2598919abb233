static bool leftOf(const Point& a, const Point& b) { return a.x < b.x; }
static bool below(const Point& a, const Point& b) { return a.y < b.y; }

static void sortByX(Point* begin, Point* end, std::ptrdiff_t grain) {
  if (end - begin <= grain) {
    std::sort(begin, end, leftOf);
    return;
  }
  Point* middle = begin + (end - begin) / 2;
#pragma omp task
  sortByX(begin, middle, grain);
  sortByX(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end, leftOf);
}

// The squared distance. Points in order of x come back in order of y.
static double closest(Point* begin, Point* end, Point* spare, std::ptrdiff_t grain) {
  if (end - begin < 2) return std::numeric_limits<double>::infinity();
  Point* middle = begin + (end - begin) / 2;
  const double line = middle->x;
  double best = 0;
  double other = 0;
#pragma omp task shared(best) if (end - begin > grain)
  best = closest(begin, middle, spare, grain);
  other = closest(middle, end, spare + (middle - begin), grain);
#pragma omp taskwait
  best = std::min(best, other);
  std::merge(begin, middle, middle, end, spare, below);
  std::copy(spare, spare + (end - begin), begin);
  Point* top = spare;
  for (Point* p = begin; p != end; ++p) {
    if ((p->x - line) * (p->x - line) >= best) continue;
    for (Point* q = top; q-- != spare && (p->y - q->y) * (p->y - q->y) < best;) best = std::min(best, (p->x - q->x) * (p->x - q->x) + (p->y - q->y) * (p->y - q->y));
    *top++ = *p;
  }
  return best;
}

double closestPair(std::vector<Point> const& points) {
  std::vector<Point> sorted(points);
  std::vector<Point> spare(points.size());
  double best = 0;
#pragma omp parallel
#pragma omp single
  {
    const std::ptrdiff_t grain = std::max<std::ptrdiff_t>(1024, std::ssize(sorted) / (2 * omp_get_num_threads()));
    sortByX(sorted.data(), sorted.data() + sorted.size(), grain);
    best = closest(sorted.data(), sorted.data() + sorted.size(), spare.data(), grain);
  }
  return std::sqrt(best);
}
