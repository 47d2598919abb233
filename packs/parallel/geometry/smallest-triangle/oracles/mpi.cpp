// Ranks take the first corner in turn, since early ones have more triangles.
double smallestArea(std::vector<Point> const& points) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t n = points.size();
  double least = std::numeric_limits<double>::infinity();
  for (size_t i = static_cast<size_t>(rank); i < n; i += static_cast<size_t>(ranks)) {
    for (size_t j = i + 1; j < n; ++j) {
      const double dx = points[j].x - points[i].x;
      const double dy = points[j].y - points[i].y;
      for (size_t k = j + 1; k < n; ++k) least = std::min(least, std::abs(dx * (points[k].y - points[i].y) - dy * (points[k].x - points[i].x)));
    }
  }
  double leastOfAll = 0;
  MPI_Reduce(&least, &leastOfAll, 1, MPI_DOUBLE, MPI_MIN, 0, MPI_COMM_WORLD);
  return leastOfAll / 2;
}
