// Tile by tile, so that lines of B that are read along columns are used up while they are in the cache.
void addTransposed(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t N) {
  constexpr size_t tile = 32;
  for (size_t top = 0; top < M; top += tile) {
    for (size_t left = 0; left < N; left += tile) {
      const size_t bottom = std::min(top + tile, M), right = std::min(left + tile, N);
      for (size_t i = top; i < bottom; ++i)
        for (size_t j = left; j < right; ++j) C[i * N + j] = A[i * N + j] + B[j * M + i];
    }
  }
}
