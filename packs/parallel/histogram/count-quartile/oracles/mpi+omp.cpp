void countQuartiles(std::vector<double> const& x, std::array<std::size_t, 4> &bins) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = x.size() * rank / ranks;
  const std::size_t end = x.size() * (rank + 1) / ranks;
  std::size_t counts[4] = {};
#pragma omp parallel for reduction(+ : counts[ : 4])
  for (std::size_t i = begin; i < end; ++i) ++counts[static_cast<std::int64_t>(4 * x[i]) & 3];  // 4 * x[i] is exact
  MPI_Reduce(counts, bins.data(), 4, MPI_UNSIGNED_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
}
