// A cell lives on or is born where its square of nine holds three live cells, or four of which it is one.
static void nextRow(const int* above, const int* row, const int* below, int* columns, int* out, size_t N) {
  for (size_t j = 0; j < N; ++j) columns[j + 1] = above[j] + row[j] + below[j];
  for (size_t j = 0; j < N; ++j) {
    const int total = columns[j] + columns[j + 1] + columns[j + 2];
    out[j] = (total == 3) | ((total == 4) & row[j]);
  }
}

void gameOfLife(std::vector<int> const& input, std::vector<int> &output, size_t N) {
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
  const std::vector<int> outside(N, 0);
  std::vector<int> columns(N + 2, 0);
  for (size_t i = begin; i < end; ++i) {
    const int* row = &input[i * N];
    nextRow(i > 0 ? row - N : outside.data(), row, i + 1 < N ? row + N : outside.data(), columns.data(), &output[i * N], N);
  }
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : output.data() + starts[rank], counts[rank], MPI_INT, output.data(), counts.data(), starts.data(), MPI_INT, 0, MPI_COMM_WORLD);
}
