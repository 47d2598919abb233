std::size_t findFirstEven(std::vector<int> const& x) {
  constexpr size_t block = 1024;
  const size_t n = x.size();
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = n * rank / ranks;
  const size_t end = n * (rank + 1) / ranks;
  std::uint64_t found = n;
  for (size_t first = begin; first < end && found == n; first += block) {
    const size_t last = std::min(first + block, end);
    int odd = 1;
    for (size_t i = first; i < last; ++i) odd &= x[i];
    if (odd) continue;
    found = first;
    while (x[found] % 2 != 0) ++found;
  }
  std::uint64_t least = n;
  MPI_Reduce(&found, &least, 1, MPI_UINT64_T, MPI_MIN, 0, MPI_COMM_WORLD);
  return least;
}
