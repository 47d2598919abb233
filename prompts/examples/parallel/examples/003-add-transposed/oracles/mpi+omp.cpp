// Tile by tile, so that lines of B that are read along columns are used up while they are in the cache.
void addTransposed(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t N) {
  constexpr size_t tile = 32;
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = M * rank / ranks, end = M * (rank + 1) / ranks;
#pragma omp parallel for collapse(2) schedule(static)
  for (size_t top = begin; top < end; top += tile) {
    for (size_t left = 0; left < N; left += tile) {
      const size_t bottom = std::min(top + tile, end), right = std::min(left + tile, N);
      for (size_t i = top; i < bottom; ++i)
        for (size_t j = left; j < right; ++j) C[i * N + j] = A[i * N + j] + B[j * M + i];
    }
  }

  std::vector<int> counts(ranks), starts(ranks);
  for (int r = 0; r < ranks; ++r) {
    starts[r] = static_cast<int>(M * r / ranks * N);
    counts[r] = static_cast<int>(M * (r + 1) / ranks * N) - starts[r];
  }
  MPI_Gatherv(rank == 0 ? MPI_IN_PLACE : C.data() + starts[rank], counts[rank], MPI_DOUBLE, C.data(), counts.data(), starts.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
