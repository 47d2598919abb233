std::size_t findLastShortBook(std::vector<Book> const& books) {
  const std::size_t n = books.size();
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = n * rank / ranks;
  const std::size_t end = n * (rank + 1) / ranks;
  std::uint64_t found = 0;  // one more than the index of this part's last short book
  for (std::size_t i = end; i > begin && found == 0; --i)
    if (books[i - 1].pages < 100) found = i;
  std::uint64_t last = 0;
  MPI_Reduce(&found, &last, 1, MPI_UINT64_T, MPI_MAX, 0, MPI_COMM_WORLD);
  return last > 0 ? last - 1 : n;
}
