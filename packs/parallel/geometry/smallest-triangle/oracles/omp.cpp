double smallestArea(std::vector<Point> const& points) {
  const size_t n = points.size();
  double least = std::numeric_limits<double>::infinity();
#pragma omp parallel for schedule(dynamic) reduction(min : least)
  for (size_t i = 0; i < n - 2; ++i) {
    for (size_t j = i + 1; j < n - 1; ++j) {
      const double dx = points[j].x - points[i].x;
      const double dy = points[j].y - points[i].y;
#pragma omp simd reduction(min : least)
      for (size_t k = j + 1; k < n; ++k) least = std::min(least, std::abs(dx * (points[k].y - points[i].y) - dy * (points[k].x - points[i].x)));
    }
  }
  return least / 2;
}
