void reversePrefixSum(std::vector<int> const& x, std::vector<int> &output) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> starts(ranks), counts(ranks);
  for (int r = 0; r < ranks; ++r) {
    starts[r] = static_cast<int>(x.size() * r / ranks);
    counts[r] = static_cast<int>(x.size() * (r + 1) / ranks) - starts[r];
  }
  const auto begin = x.rbegin() + starts[rank];
  const auto end = begin + counts[rank];
  const int total = std::reduce(begin, end);
  int before = 0;
  MPI_Exscan(&total, &before, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) before = 0;
  int* scanned = output.data() + starts[rank];
  std::inclusive_scan(begin, end, scanned, std::plus<>(), before);
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : scanned, counts[rank], MPI_INT, output.data(), counts.data(), starts.data(), MPI_INT, 0, MPI_COMM_WORLD);
}
