int largestComponent(std::vector<int> const& A, size_t N) {
  std::vector<char> seen(N, 0);
  std::vector<size_t> waiting;
  int largest = 0;
  for (size_t start = 0; start < N; ++start) {
    if (seen[start]) continue;
    int size = 0;
    seen[start] = 1;
    waiting.push_back(start);
    while (!waiting.empty()) {
      const size_t vertex = waiting.back();
      waiting.pop_back();
      ++size;
      for (size_t next = 0; next < N; ++next) {
        if (A[vertex * N + next] && !seen[next]) {
          seen[next] = 1;
          waiting.push_back(next);
        }
      }
    }
    largest = std::max(largest, size);
  }
  return largest;
}
