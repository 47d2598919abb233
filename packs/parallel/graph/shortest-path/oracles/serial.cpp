int shortestPathLength(std::vector<int> const& A, size_t N, int source, int dest) {
  std::vector<int> distance(N, -1);
  std::queue<int> waiting;
  distance[source] = 0;
  waiting.push(source);
  while (!waiting.empty() && distance[dest] < 0) {
    const int vertex = waiting.front();
    waiting.pop();
    for (size_t next = 0; next < N; ++next) {
      if (A[static_cast<size_t>(vertex) * N + next] && distance[next] < 0) {
        distance[next] = distance[vertex] + 1;
        waiting.push(static_cast<int>(next));
      }
    }
  }
  return distance[dest];
}
