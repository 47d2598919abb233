void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> starts(static_cast<std::size_t>(ranks)), counts(static_cast<std::size_t>(ranks));
  for (std::size_t r = 0; r < starts.size(); ++r) {
    starts[r] = static_cast<int>(x.size() * r / starts.size());
    counts[r] = static_cast<int>(x.size() * (r + 1) / starts.size()) - starts[r];
  }
  const double* mine = x.data() + starts[static_cast<std::size_t>(rank)];
  double* scanned = output.data() + starts[static_cast<std::size_t>(rank)];
  const std::size_t n = static_cast<std::size_t>(counts[static_cast<std::size_t>(rank)]);

  const std::size_t pieces = static_cast<std::size_t>(omp_get_max_threads());
  std::vector<double> offsets(pieces + 1);
#pragma omp parallel for schedule(static, 1)
  for (std::size_t piece = 0; piece < pieces; ++piece) offsets[piece + 1] = std::reduce(mine + n * piece / pieces, mine + n * (piece + 1) / pieces);
  std::partial_sum(offsets.begin(), offsets.end(), offsets.begin());
  double before = 0;
  MPI_Exscan(&offsets[pieces], &before, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) before = 0;
#pragma omp parallel for schedule(static, 1)
  for (std::size_t piece = 0; piece < pieces; ++piece) {
    const std::size_t begin = n * piece / pieces;
    const std::size_t end = n * (piece + 1) / pieces;
    std::inclusive_scan(mine + begin, mine + end, scanned + begin, std::plus<>(), before + offsets[piece]);
  }
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : scanned, static_cast<int>(n), MPI_DOUBLE, output.data(), counts.data(), starts.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
