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
  const std::size_t n = static_cast<std::size_t>(counts[rank]);
  const auto smaller = [](float a, float b) { return b < a ? b : a; };

  const std::size_t pieces = static_cast<std::size_t>(omp_get_max_threads());
  std::vector<float> least(pieces + 1, std::numeric_limits<float>::infinity());
#pragma omp parallel for schedule(static, 1)
  for (std::size_t piece = 0; piece < pieces; ++piece) least[piece + 1] = std::reduce(mine + n * piece / pieces, mine + n * (piece + 1) / pieces, std::numeric_limits<float>::infinity(), smaller);
  std::partial_sum(least.begin(), least.end(), least.begin(), smaller);
  float before = std::numeric_limits<float>::infinity();
  MPI_Exscan(&least[pieces], &before, 1, MPI_FLOAT, MPI_MIN, MPI_COMM_WORLD);
  if (rank == 0) before = std::numeric_limits<float>::infinity();
#pragma omp parallel for schedule(static, 1)
  for (std::size_t piece = 0; piece < pieces; ++piece) {
    float* begin = mine + n * piece / pieces;
    float* end = mine + n * (piece + 1) / pieces;
    std::inclusive_scan(begin, end, begin, smaller, std::min(before, least[piece]));
  }
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : mine, counts[rank], MPI_FLOAT, x.data(), counts.data(), starts.data(), MPI_FLOAT, 0, MPI_COMM_WORLD);
}
