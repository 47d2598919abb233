int maxDegree(std::vector<int> const& A, size_t N) {
  int highest = 0;
  for (size_t i = 0; i < N; ++i) {
    int degree = 0;
    for (size_t j = 0; j < N; ++j) degree += A[i * N + j];
    highest = std::max(highest, degree);
  }
  return highest;
}
