double sumOfMinimumElements(std::vector<double> const& x, std::vector<double> const& y) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = x.size() * rank / ranks;
  const std::size_t end = x.size() * (rank + 1) / ranks;
  double sum = 0;
  for (std::size_t i = begin; i < end; ++i) sum += std::min(x[i], y[i]);
  MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum;
}
