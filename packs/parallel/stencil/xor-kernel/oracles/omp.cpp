static void markRow(const int* above, const int* row, const int* below, int* out, size_t N) {
  out[0] = above[0] + below[0] + (N > 1 ? row[1] : 0) == 1;
  for (size_t j = 1; j + 1 < N; ++j) out[j] = above[j] + below[j] + row[j - 1] + row[j + 1] == 1;
  if (N > 1) out[N - 1] = above[N - 1] + below[N - 1] + row[N - 2] == 1;
}

void cellsXOR(std::vector<int> const& input, std::vector<int> &output, size_t N) {
  const std::vector<int> outside(N, 0);
#pragma omp parallel for schedule(static)
  for (size_t i = 0; i < N; ++i) {
    const int* row = &input[i * N];
    markRow(i > 0 ? row - N : outside.data(), row, i + 1 < N ? row + N : outside.data(), &output[i * N], N);
  }
}
