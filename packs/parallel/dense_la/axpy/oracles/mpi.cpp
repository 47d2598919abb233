void axpy(double alpha, std::vector<double> const& x, std::vector<double> const& y, std::vector<double> &z) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> counts, offsets;
  for (int r = 0; r < ranks; ++r) {
    const size_t begin = x.size() * static_cast<size_t>(r) / static_cast<size_t>(ranks);
    const size_t end = x.size() * static_cast<size_t>(r + 1) / static_cast<size_t>(ranks);
    offsets.push_back(static_cast<int>(begin));
    counts.push_back(static_cast<int>(end - begin));
  }

  const size_t begin = static_cast<size_t>(offsets[rank]);
  std::vector<double> part(static_cast<size_t>(counts[rank]));
  for (size_t i = 0; i < part.size(); ++i) part[i] = alpha * x[begin + i] + y[begin + i];
  MPI_Gatherv(part.data(), counts[rank], MPI_DOUBLE, z.data(), counts.data(), offsets.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
