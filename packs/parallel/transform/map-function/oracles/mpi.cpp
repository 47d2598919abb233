void mapPowersOfTwo(std::vector<int> const& x, std::vector<std::uint8_t> &mask) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> counts(ranks);
  std::vector<int> starts(ranks);
  for (int r = 0; r < ranks; ++r) {
    starts[r] = static_cast<int>(x.size() * r / ranks);
    counts[r] = static_cast<int>(x.size() * (r + 1) / ranks) - starts[r];
  }
  const int begin = starts[rank];
  const int count = counts[rank];
  const int* from = x.data() + begin;
  std::uint8_t* to = mask.data() + begin;
  for (int i = 0; i < count; ++i) to[i] = isPowerOfTwo(from[i]);
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : to, count, MPI_UINT8_T, mask.data(), counts.data(), starts.data(), MPI_UINT8_T, 0, MPI_COMM_WORLD);
}
