int edgeCount(std::vector<int> const& A, size_t N) {
  int edges = 0;
#pragma omp parallel for simd reduction(+ : edges)
  for (size_t i = 0; i < N * N; ++i) edges += A[i];
  return edges;
}
