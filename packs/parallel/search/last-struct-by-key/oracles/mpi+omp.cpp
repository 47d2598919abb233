std::size_t findLastShortBook(std::vector<Book> const& books) {
  constexpr std::size_t block = 2048;
  const std::size_t n = books.size();
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = n * rank / ranks;
  const std::size_t end = n * (rank + 1) / ranks;
  const std::size_t blocks = (end - begin + block - 1) / block;
  std::uint64_t found = 0;  // one more than the index of this part's last short book so far
#pragma omp parallel for schedule(static, 1)
  for (std::size_t b = 0; b < blocks; ++b) {
    const std::size_t lower = begin + (blocks - 1 - b) * block;
    std::uint64_t bound;
#pragma omp atomic read
    bound = found;
    for (std::size_t i = std::min(lower + block, end); i > lower && i > bound; --i)
      if (books[i - 1].pages < 100) {
#pragma omp critical
        if (i > found) {
#pragma omp atomic write
          found = i;
        }
        break;
      }
  }
  std::uint64_t last = 0;
  MPI_Reduce(&found, &last, 1, MPI_UINT64_T, MPI_MAX, 0, MPI_COMM_WORLD);
  return last > 0 ? last - 1 : n;
}
