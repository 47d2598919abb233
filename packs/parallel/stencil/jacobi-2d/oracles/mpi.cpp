static void averageRow(const double* above, const double* row, const double* below, double* out, size_t N) {
  out[0] = (above[0] + below[0] + row[0] + (N > 1 ? row[1] : 0)) / 5;
  for (size_t j = 1; j + 1 < N; ++j) out[j] = (above[j] + below[j] + row[j - 1] + row[j] + row[j + 1]) / 5;
  if (N > 1) out[N - 1] = (above[N - 1] + below[N - 1] + row[N - 2] + row[N - 1]) / 5;
}

void jacobi2D(std::vector<double> const& input, std::vector<double> &output, size_t N) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> counts(ranks);
  std::vector<int> starts(ranks);
  for (int r = 0; r < ranks; ++r) {
    starts[r] = static_cast<int>(N * r / ranks * N);
    counts[r] = static_cast<int>(N * (r + 1) / ranks * N) - starts[r];
  }
  const size_t begin = N * rank / ranks;
  const size_t end = N * (rank + 1) / ranks;
  const std::vector<double> outside(N, 0);
  for (size_t i = begin; i < end; ++i) {
    const double* row = &input[i * N];
    averageRow(i > 0 ? row - N : outside.data(), row, i + 1 < N ? row + N : outside.data(), &output[i * N], N);
  }
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : output.data() + starts[rank], counts[rank], MPI_DOUBLE, output.data(), counts.data(), starts.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
