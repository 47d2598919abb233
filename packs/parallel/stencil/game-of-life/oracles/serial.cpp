void gameOfLife(std::vector<int> const& input, std::vector<int> &output, size_t N) {
  const int n = static_cast<int>(N);
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      int neighbours = 0;
      for (int k = std::max(i - 1, 0); k <= std::min(i + 1, n - 1); ++k)
        for (int l = std::max(j - 1, 0); l <= std::min(j + 1, n - 1); ++l)
          if (k != i || l != j) neighbours += input[k * N + l];
      output[i * N + j] = neighbours == 3 || (neighbours == 2 && input[i * N + j] == 1);
    }
}
