void countQuadrants(std::vector<Point> const& points, std::array<std::size_t, 4> &bins) {
  bins.fill(0);
  for (const Point& point : points) {
    if (point.y >= 0) ++bins[point.x >= 0 ? 0 : 1];
    else ++bins[point.x < 0 ? 2 : 3];
  }
}
