void jacobi1D(std::vector<double> const& input, std::vector<double> &output) {
  const size_t n = input.size();
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> counts(ranks);
  std::vector<int> starts(ranks);
  for (int r = 0; r < ranks; ++r) {
    starts[r] = static_cast<int>(n * r / ranks);
    counts[r] = static_cast<int>(n * (r + 1) / ranks) - starts[r];
  }
  const size_t begin = starts[rank];
  const size_t end = begin + counts[rank];
  const size_t last = std::min(end, n - 1);
  for (size_t i = std::max<size_t>(begin, 1); i < last; ++i) output[i] = (input[i - 1] + input[i] + input[i + 1]) / 3;
  if (begin == 0 && end > 0) output[0] = (input[0] + (n > 1 ? input[1] : 0)) / 3;
  if (end == n && begin < n && n > 1) output[n - 1] = (input[n - 2] + input[n - 1]) / 3;
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : output.data() + begin, counts[rank], MPI_DOUBLE, output.data(), counts.data(), starts.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
