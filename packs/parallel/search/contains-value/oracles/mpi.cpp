bool contains(std::vector<int> const& x, int target) {
  constexpr size_t block = 1024;
  const size_t n = x.size();
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = n * rank / ranks;
  const size_t end = n * (rank + 1) / ranks;
  int found = 0;
  for (size_t first = begin; first < end && !found; first += block) {
    const size_t last = std::min(first + block, end);
    int hits = 0;
    for (size_t i = first; i < last; ++i) hits |= x[i] == target;
    found = hits;
  }
  int any = 0;
  MPI_Reduce(&found, &any, 1, MPI_INT, MPI_LOR, 0, MPI_COMM_WORLD);
  return any != 0;
}
