void pixelCounts(std::vector<int> const& image, std::array<std::size_t, 256> &bins) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = image.size() * rank / ranks;
  const std::size_t end = image.size() * (rank + 1) / ranks;
  std::array<std::size_t, 256> counts{};
  for (std::size_t i = begin; i < end; ++i) ++counts[static_cast<std::size_t>(image[i])];
  MPI_Reduce(counts.data(), bins.data(), 256, MPI_UNSIGNED_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
}
