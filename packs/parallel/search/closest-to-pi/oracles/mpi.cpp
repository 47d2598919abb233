std::size_t findClosestToPi(std::vector<double> const& x) {
  const size_t n = x.size();
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = n * rank / ranks;
  const size_t end = n * (rank + 1) / ranks;
  double least = std::numeric_limits<double>::infinity();
  size_t closest = n;
  for (size_t i = begin; i < end; ++i) {
    const double distance = std::abs(x[i] - M_PI);
    if (distance < least) {
      least = distance;
      closest = i;
    }
  }
  struct {
    double distance;
    int index;
  } mine{least, static_cast<int>(closest)}, all{};
  MPI_Reduce(&mine, &all, 1, MPI_DOUBLE_INT, MPI_MINLOC, 0, MPI_COMM_WORLD);
  return static_cast<size_t>(all.index);
}
