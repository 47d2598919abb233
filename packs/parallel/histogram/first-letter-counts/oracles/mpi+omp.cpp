void firstLetterCounts(std::vector<std::string> const& s, std::array<std::size_t, 26> &bins) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = s.size() * rank / ranks;
  const std::size_t end = s.size() * (rank + 1) / ranks;
  std::size_t counts[26] = {};
#pragma omp parallel for reduction(+ : counts[ : 26])
  for (std::size_t i = begin; i < end; ++i) ++counts[s[i].front() - 'a'];
  MPI_Reduce(counts, bins.data(), 26, MPI_UNSIGNED_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
}
