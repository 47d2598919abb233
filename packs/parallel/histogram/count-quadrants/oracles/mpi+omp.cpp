void countQuadrants(std::vector<Point> const& points, std::array<std::size_t, 4> &bins) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = points.size() * rank / ranks;
  const std::size_t end = points.size() * (rank + 1) / ranks;
  std::size_t left = 0, below = 0, both = 0;
#pragma omp parallel for reduction(+ : left, below, both)
  for (std::size_t i = begin; i < end; ++i) {
    const std::size_t isLeft = points[i].x < 0;
    const std::size_t isBelow = points[i].y < 0;
    left += isLeft;
    below += isBelow;
    both += isLeft & isBelow;
  }
  const std::size_t counts[4] = {end - begin - left - below + both, left - both, both, below - both};
  MPI_Reduce(counts, bins.data(), 4, MPI_UNSIGNED_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
}
