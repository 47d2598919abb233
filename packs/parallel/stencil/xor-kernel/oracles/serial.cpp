void cellsXOR(std::vector<int> const& input, std::vector<int> &output, size_t N) {
  for (size_t i = 0; i < N; ++i)
    for (size_t j = 0; j < N; ++j) {
      int ones = 0;
      if (i > 0) ones += input[(i - 1) * N + j];
      if (i + 1 < N) ones += input[(i + 1) * N + j];
      if (j > 0) ones += input[i * N + j - 1];
      if (j + 1 < N) ones += input[i * N + j + 1];
      output[i * N + j] = ones == 1;
    }
}
