KOKKOS_INLINE_FUNCTION double cross(const Point& a, const Point& b, const Point& c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

// Puts the hull of the n points at p, which it reorders, into h, where there is room for twice as many. Returns the number of its vertices.
static size_t chainHull(Point* p, size_t n, Point* h) {
  std::sort(p, p + n, [](const Point& a, const Point& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  n = static_cast<size_t>(std::unique(p, p + n, [](const Point& a, const Point& b) { return a.x == b.x && a.y == b.y; }) - p);
  if (n < 3) {
    std::copy(p, p + n, h);
    return n;
  }
  size_t k = 0;
  for (size_t i = 0; i < n; ++i) {
    while (k >= 2 && cross(h[k - 2], h[k - 1], p[i]) <= 0) --k;
    h[k++] = p[i];
  }
  for (size_t i = n - 1, t = k + 1; i-- > 0;) {
    while (k >= t && cross(h[k - 2], h[k - 1], p[i]) <= 0) --k;
    h[k++] = p[i];
  }
  return k - 1;
}

// The hull of all points is the hull of the hulls of any parts of them. The result is the first so many of those it returns.
static Kokkos::View<Point*> hullOf(Kokkos::View<const Point*> const& points, size_t& vertices) {
  const size_t n = points.extent(0), part = 8192, parts = (n + part - 1) / part;
  const Kokkos::View<Point*> copy(Kokkos::view_alloc(Kokkos::WithoutInitializing, "copy"), n), chains(Kokkos::view_alloc(Kokkos::WithoutInitializing, "chains"), 2 * n);
  const Kokkos::View<size_t*> lengths("lengths", parts);
  Kokkos::parallel_for(Kokkos::RangePolicy<Kokkos::Schedule<Kokkos::Dynamic>>(0, parts), KOKKOS_LAMBDA(const size_t p) {
    const size_t begin = p * part, end = Kokkos::min(n, begin + part);
    for (size_t i = begin; i < end; ++i) copy(i) = points(i);
    lengths(p) = chainHull(&copy(begin), end - begin, &chains(2 * begin));
  });
  size_t survivors = 0;
  for (size_t p = 0; p < parts; ++p)
    for (size_t i = 0; i < lengths(p); ++i) copy(survivors++) = chains(2 * p * part + i);
  vertices = chainHull(copy.data(), survivors, chains.data());
  return chains;
}

double convexHullPerimeter(Kokkos::View<const Point*> const& points) {
  size_t vertices = 0;
  const Kokkos::View<Point*> hull = hullOf(points, vertices);
  double sum = 0;
  Kokkos::parallel_reduce(
      vertices,
      KOKKOS_LAMBDA(const size_t i, double& partial) {
        const Point next = hull((i + 1) % vertices);
        partial += Kokkos::hypot(next.x - hull(i).x, next.y - hull(i).y);
      },
      sum);
  return sum;
}
