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

// Each thread joins along the edges of some rows; joining the vertices that a thread has joined makes the forests one.
int componentCount(std::vector<int> const& A, size_t N) {
  std::vector<int> parent = singles(N);
#pragma omp parallel
  {
    std::vector<int> mine = singles(N);
#pragma omp for schedule(static, 8) nowait
    for (size_t i = 0; i < N; ++i)
      for (size_t j = i + 1; j < N; ++j)
        if (A[i * N + j]) unite(mine, static_cast<int>(i), static_cast<int>(j));
#pragma omp critical
    for (size_t v = 0; v < N; ++v) unite(parent, static_cast<int>(v), mine[v]);
  }
  int components = 0;
  for (size_t v = 0; v < N; ++v) components += parent[v] == static_cast<int>(v);
  return components;
}
