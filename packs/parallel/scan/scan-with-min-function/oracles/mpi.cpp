void partialMinimums(std::vector<float> &x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> starts(ranks), counts(ranks);
  for (int r = 0; r < ranks; ++r) {
    starts[r] = static_cast<int>(x.size() * r / ranks);
    counts[r] = static_cast<int>(x.size() * (r + 1) / ranks) - starts[r];
  }
  float* mine = x.data() + starts[rank];
  const int n = counts[rank];
  const float smallest = std::reduce(mine, mine + n, std::numeric_limits<float>::infinity(), [](float a, float b) { return b < a ? b : a; });
  float before = std::numeric_limits<float>::infinity();
  MPI_Exscan(&smallest, &before, 1, MPI_FLOAT, MPI_MIN, MPI_COMM_WORLD);
  if (rank == 0) before = std::numeric_limits<float>::infinity();
  std::inclusive_scan(mine, mine + n, mine, [](float a, float b) { return b < a ? b : a; }, before);
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : mine, n, MPI_FLOAT, x.data(), counts.data(), starts.data(), MPI_FLOAT, 0, MPI_COMM_WORLD);
}
