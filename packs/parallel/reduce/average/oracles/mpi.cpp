double average(std::vector<double> const& x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = x.size() * static_cast<std::size_t>(rank) / static_cast<std::size_t>(ranks);
  const std::size_t end = x.size() * (static_cast<std::size_t>(rank) + 1) / static_cast<std::size_t>(ranks);
  double sum = std::reduce(x.begin() + static_cast<std::ptrdiff_t>(begin), x.begin() + static_cast<std::ptrdiff_t>(end));
  MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum / static_cast<double>(x.size());
}
