// While a thread brings its rows up to date it looks for the largest candidate of the next pivot among them.
void solveLinearSystem(std::vector<double> const& A, std::vector<double> const& b, std::vector<double> &x, size_t N) {
  struct alignas(64) Candidate {
    double magnitude = -1;
    size_t row = 0;
  };
  const size_t width = (N + 8) / 8 * 8;  // room for b, and whole cache lines
  std::vector<double> system(N * width);
  std::vector<double*> rows(N);
  std::vector<Candidate> candidates(static_cast<size_t>(omp_get_max_threads()));
#pragma omp parallel
  {
    Candidate& mine = candidates[static_cast<size_t>(omp_get_thread_num())];
    const auto consider = [&](size_t row, size_t column) {
      const double magnitude = std::abs(rows[row][column]);
      if (magnitude > mine.magnitude) {
        mine.magnitude = magnitude;
        mine.row = row;
      }
    };
#pragma omp for schedule(static)
    for (size_t i = 0; i < N; ++i) {
      rows[i] = &system[i * width];
      std::copy_n(&A[i * N], N, rows[i]);
      rows[i][N] = b[i];
      consider(i, 0);
    }
    for (size_t k = 0; k + 1 < N; ++k) {
#pragma omp single
      {
        Candidate best;
        for (Candidate& candidate : candidates) {
          if (candidate.magnitude > best.magnitude) best = candidate;
          candidate.magnitude = -1;
        }
        std::swap(rows[k], rows[best.row]);
      }
      const double* pivot = rows[k];
#pragma omp for schedule(static)
      for (size_t i = k + 1; i < N; ++i) {
        double* row = rows[i];
        const double factor = row[k] / pivot[k];
        for (size_t j = k + 1; j <= N; ++j) row[j] -= factor * pivot[j];
        consider(i, k + 1);
      }
    }
  }
  for (size_t i = N; i-- > 0;) {
    double sum = rows[i][N];
    for (size_t j = i + 1; j < N; ++j) sum -= rows[i][j] * x[j];
    x[i] = sum / rows[i][i];
  }
}
