static double cross(const Point& a, const Point& b, const Point& c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

static std::vector<Point> chainHull(std::vector<Point> p) {
  std::sort(p.begin(), p.end(), [](const Point& a, const Point& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  p.erase(std::unique(p.begin(), p.end(), [](const Point& a, const Point& b) { return a.x == b.x && a.y == b.y; }), p.end());
  if (p.size() < 3) return p;
  std::vector<Point> h(2 * p.size());
  size_t k = 0;
  for (size_t i = 0; i < p.size(); ++i) {
    while (k >= 2 && cross(h[k - 2], h[k - 1], p[i]) <= 0) --k;
    h[k++] = p[i];
  }
  for (size_t i = p.size() - 1, t = k + 1; i-- > 0;) {
    while (k >= t && cross(h[k - 2], h[k - 1], p[i]) <= 0) --k;
    h[k++] = p[i];
  }
  h.resize(k - 1);
  return h;
}

static double perimeterOf(std::vector<Point> const& ring) {
  double sum = 0;
  for (size_t i = 0; i < ring.size(); ++i) {
    const Point& next = ring[(i + 1) % ring.size()];
    sum += std::hypot(next.x - ring[i].x, next.y - ring[i].y);
  }
  return sum;
}

// The hull of all points is the hull of the hulls of any parts of them.
double convexHullPerimeter(std::vector<Point> const& points) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const auto bound = [&](int of) { return points.begin() + static_cast<std::ptrdiff_t>(points.size() * static_cast<size_t>(of) / static_cast<size_t>(ranks)); };
  const std::vector<Point> part = chainHull(std::vector<Point>(bound(rank), bound(rank + 1)));

  const int length = static_cast<int>(2 * part.size());
  std::vector<int> lengths(static_cast<size_t>(ranks));
  MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> offsets(lengths.size());
  std::exclusive_scan(lengths.begin(), lengths.end(), offsets.begin(), 0);
  std::vector<Point> survivors(static_cast<size_t>(offsets.back() + lengths.back()) / 2);
  MPI_Gatherv(part.data(), length, MPI_DOUBLE, survivors.data(), lengths.data(), offsets.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
  return rank == 0 ? perimeterOf(chainHull(std::move(survivors))) : 0;
}
