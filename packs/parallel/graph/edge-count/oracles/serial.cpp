int edgeCount(std::vector<int> const& A, size_t N) {
  int edges = 0;
  for (size_t i = 0; i < N; ++i)
    for (size_t j = 0; j < N; ++j) edges += A[i * N + j];
  return edges;
}
