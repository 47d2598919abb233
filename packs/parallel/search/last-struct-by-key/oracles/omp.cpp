// Blocks are dealt out from the back; one that lies before a short book already found is left out.
std::size_t findLastShortBook(std::vector<Book> const& books) {
  constexpr std::size_t block = 2048;
  const std::size_t n = books.size();
  const std::size_t blocks = (n + block - 1) / block;
  std::size_t found = 0;  // one more than the index of the last short book so far
#pragma omp parallel for schedule(static, 1)
  for (std::size_t b = 0; b < blocks; ++b) {
    const std::size_t begin = (blocks - 1 - b) * block;
    std::size_t bound;
#pragma omp atomic read
    bound = found;
    for (std::size_t i = std::min(begin + block, n); i > begin && i > bound; --i)
      if (books[i - 1].pages < 100) {
#pragma omp critical
        if (i > found) {
#pragma omp atomic write
          found = i;
        }
        break;
      }
  }
  return found > 0 ? found - 1 : n;
}
