bool contains(std::vector<int> const& x, int target) {
  const size_t n = x.size();
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = n * rank / ranks;
  const size_t end = n * (rank + 1) / ranks;
  constexpr size_t block = 16384;
  int found = 0;
#pragma omp parallel for schedule(static, 1)
  for (size_t first = begin; first < end; first += block) {
    int done;
#pragma omp atomic read
    done = found;
    if (done) continue;
    const size_t last = std::min(first + block, end);
    int hits = 0;
    for (size_t i = first; i < last; ++i) hits |= x[i] == target;
    if (hits) {
#pragma omp atomic write
      found = 1;
    }
  }
  int any = 0;
  MPI_Reduce(&found, &any, 1, MPI_INT, MPI_LOR, 0, MPI_COMM_WORLD);
  return any != 0;
}
