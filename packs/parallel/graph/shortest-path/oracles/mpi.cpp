// Layer by layer: ranks take the vertices of a layer in turn, and all ranks learn of every vertex found.
int shortestPathLength(std::vector<int> const& A, size_t N, int source, int dest) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<signed char> seen(N, 0);
  std::vector<signed char> known(N, 0);
  std::vector<size_t> layer{static_cast<size_t>(source)};
  known[source] = 1;
  int length = 0;
  while (!known[dest] && !layer.empty()) {
    seen = known;
    for (size_t i = static_cast<size_t>(rank); i < layer.size(); i += static_cast<size_t>(ranks)) {
      const int* row = &A[layer[i] * N];
      for (size_t v = 0; v < N; ++v)
        if (row[v]) seen[v] = 1;
    }
    MPI_Allreduce(MPI_IN_PLACE, seen.data(), static_cast<int>(N), MPI_SIGNED_CHAR, MPI_MAX, MPI_COMM_WORLD);
    layer.clear();
    for (size_t v = 0; v < N; ++v)
      if (seen[v] && !known[v]) layer.push_back(v);
    known = seen;
    ++length;
  }
  return known[dest] ? length : -1;
}
