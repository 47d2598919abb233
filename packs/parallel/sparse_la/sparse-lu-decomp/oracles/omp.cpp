static void eliminate(size_t i, std::vector<double>& L, std::vector<double>& U, size_t N, size_t from, size_t to) {
  double* row = &U[i * N];
  for (size_t k = from; k < to; ++k) {
    if (row[k] == 0) continue;
    const double* pivot = &U[k * N];
    const double factor = L[i * N + k] = row[k] / pivot[k];
    row[k] = 0;
    for (size_t j = k + 1; j < N; ++j) row[j] -= factor * pivot[j];
  }
}

// One thread finishes a block of rows, then all threads use it on the rows below.
void luFactorize(std::vector<COOElement> const& A, std::vector<double> &L, std::vector<double> &U, size_t N) {
  const size_t block = 16;
#pragma omp parallel
  {
#pragma omp for schedule(static)
    for (size_t i = 0; i < N; ++i) {
      std::fill(&L[i * N], &L[i * N] + N, 0.0);
      std::fill(&U[i * N], &U[i * N] + N, 0.0);
      L[i * N + i] = 1;
    }
#pragma omp single
    for (const COOElement& element : A) U[element.row * N + element.column] += element.value;
    for (size_t first = 0; first < N; first += block) {
      const size_t last = std::min(first + block, N);
#pragma omp single
      for (size_t i = first; i < last; ++i) eliminate(i, L, U, N, first, i);
#pragma omp for schedule(static)
      for (size_t i = last; i < N; ++i) eliminate(i, L, U, N, first, last);
    }
  }
}
