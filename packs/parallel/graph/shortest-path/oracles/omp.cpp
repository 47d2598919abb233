// Layer by layer: threads share the vertices of a layer, and the first to find a vertex adds it to the next.
int shortestPathLength(std::vector<int> const& A, size_t N, int source, int dest) {
  std::vector<char> seen(N, 0);
  std::vector<size_t> layer{static_cast<size_t>(source)};
  std::vector<size_t> next;
  seen[source] = 1;
  int length = 0;
  bool searching = source != dest;
#pragma omp parallel
  while (searching) {
    std::vector<size_t> found;
#pragma omp for schedule(dynamic) nowait
    for (size_t i = 0; i < layer.size(); ++i) {
      const int* row = &A[layer[i] * N];
      for (size_t v = 0; v < N; ++v) {
        if (!row[v]) continue;
        char before;
#pragma omp atomic capture
        {
          before = seen[v];
          seen[v] = 1;
        }
        if (!before) found.push_back(v);
      }
    }
#pragma omp critical
    next.insert(next.end(), found.begin(), found.end());
#pragma omp barrier
#pragma omp single
    {
      layer.swap(next);
      next.clear();
      ++length;
      searching = !seen[dest] && !layer.empty();
    }
  }
  return seen[dest] ? length : -1;
}
