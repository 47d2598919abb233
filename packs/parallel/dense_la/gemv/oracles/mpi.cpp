void gemv(std::vector<double> const& A, std::vector<double> const& x, std::vector<double> &y, size_t M, size_t N) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> counts, offsets;
  for (int r = 0; r < ranks; ++r) {
    const size_t begin = M * static_cast<size_t>(r) / static_cast<size_t>(ranks);
    const size_t end = M * static_cast<size_t>(r + 1) / static_cast<size_t>(ranks);
    offsets.push_back(static_cast<int>(begin));
    counts.push_back(static_cast<int>(end - begin));
  }

  const size_t begin = static_cast<size_t>(offsets[rank]);
  std::vector<double> part(static_cast<size_t>(counts[rank]));
  for (size_t i = 0; i < part.size(); ++i) {
    const double* row = &A[(begin + i) * N];
    double sum = 0;
    for (size_t j = 0; j < N; ++j) sum += row[j] * x[j];
    part[i] = sum;
  }
  MPI_Gatherv(part.data(), counts[rank], MPI_DOUBLE, y.data(), counts.data(), offsets.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
