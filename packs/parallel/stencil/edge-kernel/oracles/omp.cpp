// 8 times a pixel less its neighbours is 9 times it less the sum of the whole square, which is the sum of three columns.
static void convolveRow(const int* above, const int* row, const int* below, int* columns, int* out, size_t N) {
  for (size_t j = 0; j < N; ++j) columns[j + 1] = above[j] + row[j] + below[j];
  for (size_t j = 0; j < N; ++j) {
    const int value = 9 * row[j] - columns[j] - columns[j + 1] - columns[j + 2];
    out[j] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

void convolveKernel(std::vector<int> const& imageIn, std::vector<int> &imageOut, size_t N) {
  const std::vector<int> outside(N, 0);
#pragma omp parallel
  {
    std::vector<int> columns(N + 2, 0);
#pragma omp for schedule(static)
    for (size_t i = 0; i < N; ++i) {
      const int* row = &imageIn[i * N];
      convolveRow(i > 0 ? row - N : outside.data(), row, i + 1 < N ? row + N : outside.data(), columns.data(), &imageOut[i * N], N);
    }
  }
}
