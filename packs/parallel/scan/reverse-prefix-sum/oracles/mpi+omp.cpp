void reversePrefixSum(std::vector<int> const& x, std::vector<int> &output) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> starts(ranks), counts(ranks);
  for (int r = 0; r < ranks; ++r) {
    starts[r] = static_cast<int>(x.size() * r / ranks);
    counts[r] = static_cast<int>(x.size() * (r + 1) / ranks) - starts[r];
  }
  const auto mine = x.rbegin() + starts[rank];
  int* scanned = output.data() + starts[rank];
  const std::ptrdiff_t n = counts[rank];

  const std::ptrdiff_t pieces = omp_get_max_threads();
  std::vector<int> offsets(pieces + 1);
#pragma omp parallel for schedule(static, 1)
  for (std::ptrdiff_t piece = 0; piece < pieces; ++piece) offsets[piece + 1] = std::reduce(mine + n * piece / pieces, mine + n * (piece + 1) / pieces);
  std::partial_sum(offsets.begin(), offsets.end(), offsets.begin());
  int before = 0;
  MPI_Exscan(&offsets[pieces], &before, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) before = 0;
#pragma omp parallel for schedule(static, 1)
  for (std::ptrdiff_t piece = 0; piece < pieces; ++piece) {
    const std::ptrdiff_t begin = n * piece / pieces;
    const std::ptrdiff_t end = n * (piece + 1) / pieces;
    std::inclusive_scan(mine + begin, mine + end, scanned + begin, std::plus<>(), before + offsets[piece]);
  }
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : scanned, counts[rank], MPI_INT, output.data(), counts.data(), starts.data(), MPI_INT, 0, MPI_COMM_WORLD);
}
