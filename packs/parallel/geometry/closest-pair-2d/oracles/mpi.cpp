static bool leftOf(const Point& a, const Point& b) { return a.x < b.x; }
static bool below(const Point& a, const Point& b) { return a.y < b.y; }

// Points in order of x come back in order of y.
static double closestOf(Point* begin, Point* end) {
  if (end - begin < 2) return std::numeric_limits<double>::infinity();
  Point* middle = begin + (end - begin) / 2;
  const double line = middle->x;
  double best = std::min(closestOf(begin, middle), closestOf(middle, end));
  std::inplace_merge(begin, middle, end, below);
  std::vector<Point> strip;
  for (Point* p = begin; p != end; ++p) {
    if (std::abs(p->x - line) >= best) continue;
    for (size_t i = strip.size(); i-- > 0 && p->y - strip[i].y < best;) best = std::min(best, std::hypot(p->x - strip[i].x, p->y - strip[i].y));
    strip.push_back(*p);
  }
  return best;
}

static double closest(std::vector<Point> points) {
  std::sort(points.begin(), points.end(), leftOf);
  return closestOf(points.data(), points.data() + points.size());
}

// Each rank searches the points between two vertical lines, then those near the line where its part begins.
double closestPair(std::vector<Point> const& points) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);

  const size_t part = static_cast<size_t>(rank);
  const size_t parts = static_cast<size_t>(ranks);
  std::vector<double> sample;
  for (size_t i = 0; i < points.size(); i += std::max<size_t>(1, points.size() / (64 * parts))) sample.push_back(points[i].x);
  std::sort(sample.begin(), sample.end());
  const double infinity = std::numeric_limits<double>::infinity();
  const double begin = part == 0 ? -infinity : sample[sample.size() * part / parts];
  const double end = part + 1 == parts ? infinity : sample[sample.size() * (part + 1) / parts];

  std::vector<Point> mine;
  for (const Point& point : points)
    if (begin <= point.x && point.x < end) mine.push_back(point);
  const double inside = closest(std::move(mine));
  double best = 0;
  MPI_Allreduce(&inside, &best, 1, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);

  std::vector<Point> near;
  if (part > 0)
    for (const Point& point : points)
      if (std::abs(point.x - begin) <= best) near.push_back(point);
  const double across = std::min(best, closest(std::move(near)));
  MPI_Reduce(&across, &best, 1, MPI_DOUBLE, MPI_MIN, 0, MPI_COMM_WORLD);
  return best;
}
