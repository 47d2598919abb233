void binsBy10Count(std::vector<double> const& x, std::array<std::size_t, 10> &bins) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = x.size() * rank / ranks;
  const std::size_t end = x.size() * (rank + 1) / ranks;
  std::size_t counts[10] = {};
  for (std::size_t i = begin; i < end; ++i) ++counts[std::min(static_cast<int>(x[i] / 10), 9)];
  MPI_Reduce(counts, bins.data(), 10, MPI_UNSIGNED_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
}
