// A cell lives on or is born where its square of nine holds three live cells, or four of which it is one.
static void nextRow(const int* above, const int* row, const int* below, int* columns, int* out, size_t N) {
  for (size_t j = 0; j < N; ++j) columns[j + 1] = above[j] + row[j] + below[j];
  for (size_t j = 0; j < N; ++j) {
    const int total = columns[j] + columns[j + 1] + columns[j + 2];
    out[j] = (total == 3) | ((total == 4) & row[j]);
  }
}

void gameOfLife(std::vector<int> const& input, std::vector<int> &output, size_t N) {
  const std::vector<int> outside(N, 0);
#pragma omp parallel
  {
    std::vector<int> columns(N + 2, 0);
#pragma omp for schedule(static)
    for (size_t i = 0; i < N; ++i) {
      const int* row = &input[i * N];
      nextRow(i > 0 ? row - N : outside.data(), row, i + 1 < N ? row + N : outside.data(), columns.data(), &output[i * N], N);
    }
  }
}
