static int holds(std::vector<int> const& values, size_t begin, size_t end, int val) {
  constexpr size_t block = 1024;
  int hits = 0;
  for (size_t first = begin; first < end && !hits; first += block) {
    const size_t last = std::min(first + block, end);
    for (size_t i = first; i < last; ++i) hits |= values[i] == val;
  }
  return hits;
}

bool xorContains(std::vector<int> const& x, std::vector<int> const& y, int val) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const int found[2] = {holds(x, x.size() * rank / ranks, x.size() * (rank + 1) / ranks, val), holds(y, y.size() * rank / ranks, y.size() * (rank + 1) / ranks, val)};
  int any[2] = {0, 0};
  MPI_Reduce(found, any, 2, MPI_INT, MPI_LOR, 0, MPI_COMM_WORLD);
  return any[0] != any[1];
}
