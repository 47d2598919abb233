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
static double closestOf(Point* begin, Point* end, Point* spare, std::ptrdiff_t grain) {
  if (end - begin < 2) return std::numeric_limits<double>::infinity();
  Point* middle = begin + (end - begin) / 2;
  const double line = middle->x;
  double best = 0;
  double other = 0;
#pragma omp task shared(best) if (end - begin > grain)
  best = closestOf(begin, middle, spare, grain);
  other = closestOf(middle, end, spare + (middle - begin), grain);
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

static double closest(std::vector<Point> sorted) {
  std::vector<Point> spare(sorted.size());
  double best = 0;
#pragma omp parallel
#pragma omp single
  {
    const std::ptrdiff_t grain = std::max<std::ptrdiff_t>(1024, std::ssize(sorted) / (2 * omp_get_num_threads()));
    sortByX(sorted.data(), sorted.data() + sorted.size(), grain);
    best = closestOf(sorted.data(), sorted.data() + sorted.size(), spare.data(), grain);
  }
  return std::sqrt(best);
}

template <typename Wanted>
static std::vector<Point> pick(std::vector<Point> const& points, Wanted wanted) {
  std::vector<Point> all;
#pragma omp parallel
  {
    std::vector<Point> mine;
#pragma omp for nowait
    for (size_t i = 0; i < points.size(); ++i)
      if (wanted(points[i].x)) mine.push_back(points[i]);
#pragma omp critical
    all.insert(all.end(), mine.begin(), mine.end());
  }
  return all;
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

  const double inside = closest(pick(points, [=](double x) { return begin <= x && x < end; }));
  double best = 0;
  MPI_Allreduce(&inside, &best, 1, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);

  double across = best;
  if (part > 0) across = std::min(best, closest(pick(points, [=](double x) { return std::abs(x - begin) <= best; })));
  MPI_Reduce(&across, &best, 1, MPI_DOUBLE, MPI_MIN, 0, MPI_COMM_WORLD);
  return best;
}
