void oneMinusInverse(std::vector<double> &x) {
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
  double* part = x.data() + starts[rank];
  const int count = counts[rank];
#pragma omp parallel for simd schedule(static)
  for (int i = 0; i < count; ++i) part[i] = 1 - 1 / part[i];
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : part, count, MPI_DOUBLE, x.data(), counts.data(), starts.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
