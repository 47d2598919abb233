// 8 times a pixel less its neighbours is 9 times it less the sum of the whole square, which is the sum of three columns.
static void convolveRow(const int* above, const int* row, const int* below, int* columns, int* out, size_t N) {
  for (size_t j = 0; j < N; ++j) columns[j + 1] = above[j] + row[j] + below[j];
  for (size_t j = 0; j < N; ++j) {
    const int value = 9 * row[j] - columns[j] - columns[j + 1] - columns[j + 2];
    out[j] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

void convolveKernel(std::vector<int> const& imageIn, std::vector<int> &imageOut, size_t N) {
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
#pragma omp parallel
  {
    std::vector<int> columns(N + 2, 0);
#pragma omp for schedule(static)
    for (size_t i = begin; i < end; ++i) {
      const int* row = &imageIn[i * N];
      convolveRow(i > 0 ? row - N : outside.data(), row, i + 1 < N ? row + N : outside.data(), columns.data(), &imageOut[i * N], N);
    }
  }
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : imageOut.data() + starts[rank], counts[rank], MPI_INT, imageOut.data(), counts.data(), starts.data(), MPI_INT, 0, MPI_COMM_WORLD);
}
