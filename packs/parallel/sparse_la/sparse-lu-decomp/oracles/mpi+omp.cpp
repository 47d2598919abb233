// Keeps the factors where they make zeros.
static void eliminate(double* row, const std::vector<double>& both, size_t N, size_t from, size_t to) {
  for (size_t k = from; k < to; ++k) {
    if (row[k] == 0) continue;
    const double* pivot = &both[k * N];
    const double factor = row[k] /= pivot[k];
    for (size_t j = k + 1; j < N; ++j) row[j] -= factor * pivot[j];
  }
}

// Blocks of rows belong to the ranks in turn. The owner of a block finishes it and gives it to all, who use it on their own rows below.
void luFactorize(std::vector<COOElement> const& A, std::vector<double> &L, std::vector<double> &U, size_t N) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t block = 8;
  const auto owner = [&](size_t row) { return static_cast<int>(row / block % static_cast<size_t>(ranks)); };
  std::vector<double> both(N * N);
  for (const COOElement& element : A) both[element.row * N + element.column] += element.value;
  for (size_t first = 0; first < N; first += block) {
    const size_t last = std::min(first + block, N);
    if (owner(first) == rank)
      for (size_t i = first; i < last; ++i) eliminate(&both[i * N], both, N, first, i);
    MPI_Bcast(&both[first * N], static_cast<int>((last - first) * N), MPI_DOUBLE, owner(first), MPI_COMM_WORLD);
#pragma omp parallel for schedule(static, 1)
    for (size_t i = last; i < N; ++i)
      if (owner(i) == rank) eliminate(&both[i * N], both, N, first, last);
  }
  if (rank != 0) return;
#pragma omp parallel for schedule(static)
  for (size_t i = 0; i < N; ++i)
    for (size_t j = 0; j < N; ++j) {
      L[i * N + j] = j < i ? both[i * N + j] : j == i;
      U[i * N + j] = j < i ? 0 : both[i * N + j];
    }
}
