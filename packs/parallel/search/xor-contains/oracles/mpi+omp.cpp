// Called by every thread: they share the blocks, and leave those that remain once the value is found.
static void search(std::vector<int> const& values, size_t begin, size_t end, int val, int& found) {
  constexpr size_t block = 16384;
#pragma omp for schedule(static, 1) nowait
  for (size_t first = begin; first < end; first += block) {
    int done;
#pragma omp atomic read
    done = found;
    if (done) continue;
    const size_t last = std::min(first + block, end);
    int hits = 0;
    for (size_t i = first; i < last; ++i) hits |= values[i] == val;
    if (hits) {
#pragma omp atomic write
      found = 1;
    }
  }
}

bool xorContains(std::vector<int> const& x, std::vector<int> const& y, int val) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  int found[2] = {0, 0};
#pragma omp parallel
  {
    search(x, x.size() * rank / ranks, x.size() * (rank + 1) / ranks, val, found[0]);
    search(y, y.size() * rank / ranks, y.size() * (rank + 1) / ranks, val, found[1]);
  }
  int any[2] = {0, 0};
  MPI_Reduce(found, any, 2, MPI_INT, MPI_LOR, 0, MPI_COMM_WORLD);
  return any[0] != any[1];
}
