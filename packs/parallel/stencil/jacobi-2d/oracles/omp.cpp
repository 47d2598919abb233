static void averageRow(const double* above, const double* row, const double* below, double* out, size_t N) {
  out[0] = (above[0] + below[0] + row[0] + (N > 1 ? row[1] : 0)) / 5;
  for (size_t j = 1; j + 1 < N; ++j) out[j] = (above[j] + below[j] + row[j - 1] + row[j] + row[j + 1]) / 5;
  if (N > 1) out[N - 1] = (above[N - 1] + below[N - 1] + row[N - 2] + row[N - 1]) / 5;
}

void jacobi2D(std::vector<double> const& input, std::vector<double> &output, size_t N) {
  const std::vector<double> outside(N, 0);
#pragma omp parallel for schedule(static)
  for (size_t i = 0; i < N; ++i) {
    const double* row = &input[i * N];
    averageRow(i > 0 ? row - N : outside.data(), row, i + 1 < N ? row + N : outside.data(), &output[i * N], N);
  }
}
