void countQuadrants(std::vector<Point> const& points, std::array<std::size_t, 4> &bins) {
  std::size_t left = 0, below = 0, both = 0;
#pragma omp parallel for reduction(+ : left, below, both)
  for (std::size_t i = 0; i < points.size(); ++i) {
    const std::size_t isLeft = points[i].x < 0;
    const std::size_t isBelow = points[i].y < 0;
    left += isLeft;
    below += isBelow;
    both += isLeft & isBelow;
  }
  bins = {points.size() - left - below + both, left - both, both, below - both};
}
