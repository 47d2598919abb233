std::size_t findFirstEven(std::vector<int> const& x) {
  const size_t n = x.size();
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = n * rank / ranks;
  const size_t end = n * (rank + 1) / ranks;
  constexpr size_t block = 16384;
  std::uint64_t found = n;
#pragma omp parallel for schedule(static, 1)
  for (size_t first = begin; first < end; first += block) {
    std::uint64_t bound;
#pragma omp atomic read
    bound = found;
    if (first > bound) continue;
    const size_t last = std::min(first + block, end);
    int odd = 1;
    for (size_t i = first; i < last; ++i) odd &= x[i];
    if (odd) continue;
    size_t place = first;
    while (x[place] % 2 != 0) ++place;
#pragma omp critical
    if (place < found) {
#pragma omp atomic write
      found = place;
    }
  }
  std::uint64_t least = n;
  MPI_Reduce(&found, &least, 1, MPI_UINT64_T, MPI_MIN, 0, MPI_COMM_WORLD);
  return least;
}
