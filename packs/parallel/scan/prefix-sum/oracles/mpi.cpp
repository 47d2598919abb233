void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> starts(static_cast<std::size_t>(ranks)), counts(static_cast<std::size_t>(ranks));
  for (std::size_t r = 0; r < starts.size(); ++r) {
    starts[r] = static_cast<int>(x.size() * r / starts.size());
    counts[r] = static_cast<int>(x.size() * (r + 1) / starts.size()) - starts[r];
  }
  const std::size_t me = static_cast<std::size_t>(rank);
  const double* mine = x.data() + starts[me];
  double total = std::reduce(mine, mine + counts[me]);
  double before = 0;
  MPI_Exscan(&total, &before, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) before = 0;
  double* scanned = output.data() + starts[me];
  std::inclusive_scan(mine, mine + counts[me], scanned, std::plus<>(), before);
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : scanned, counts[me], MPI_DOUBLE, output.data(), counts.data(), starts.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
