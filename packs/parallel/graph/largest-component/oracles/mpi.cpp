static int root(std::vector<int>& parent, int v) {
  while (parent[v] != v) v = parent[v] = parent[parent[v]];
  return v;
}

static void unite(std::vector<int>& parent, int a, int b) {
  a = root(parent, a);
  b = root(parent, b);
  parent[std::max(a, b)] = std::min(a, b);
}

static std::vector<int> singles(size_t N) {
  std::vector<int> parent(N);
  std::iota(parent.begin(), parent.end(), 0);
  return parent;
}

// Each rank joins along the edges of some rows; rank 0 joins what the ranks have joined.
int largestComponent(std::vector<int> const& A, size_t N) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> mine = singles(N);
  for (size_t i = static_cast<size_t>(rank); i < N; i += static_cast<size_t>(ranks))
    for (size_t j = i + 1; j < N; ++j)
      if (A[i * N + j]) unite(mine, static_cast<int>(i), static_cast<int>(j));

  std::vector<int> forests(rank == 0 ? N * static_cast<size_t>(ranks) : 0);
  MPI_Gather(mine.data(), static_cast<int>(N), MPI_INT, forests.data(), static_cast<int>(N), MPI_INT, 0, MPI_COMM_WORLD);
  if (rank != 0) return 0;
  std::vector<int> parent = singles(N);
  for (size_t i = 0; i < forests.size(); ++i) unite(parent, static_cast<int>(i % N), forests[i]);
  std::vector<int> size(N, 0);
  int largest = 0;
  for (size_t v = 0; v < N; ++v) largest = std::max(largest, ++size[root(parent, static_cast<int>(v))]);
  return largest;
}
