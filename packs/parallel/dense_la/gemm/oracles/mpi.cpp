void gemm(std::vector<double> const& A, std::vector<double> const& B, std::vector<double> &C, size_t M, size_t K, size_t N) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const auto firstRow = [&](int r) { return M * static_cast<size_t>(r) / static_cast<size_t>(ranks); };
  const size_t begin = firstRow(rank);
  const size_t end = firstRow(rank + 1);

  std::vector<double> part((end - begin) * N, 0.0);
  for (size_t i = begin; i < end; ++i) {
    double* row = part.data() + (i - begin) * N;
    for (size_t k = 0; k < K; ++k) {
      const double factor = A[i * K + k];
      for (size_t j = 0; j < N; ++j) row[j] += factor * B[k * N + j];
    }
  }

  std::vector<int> counts, offsets;
  for (int r = 0; r < ranks; ++r) {
    offsets.push_back(static_cast<int>(firstRow(r) * N));
    counts.push_back(static_cast<int>((firstRow(r + 1) - firstRow(r)) * N));
  }
  MPI_Gatherv(part.data(), counts[rank], MPI_DOUBLE, C.data(), counts.data(), offsets.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
