// Rows belong to the ranks in turn. The row with the largest pivot of all is given to every rank, which then eliminates with it in its own rows.
void solveLinearSystem(std::vector<double> const& A, std::vector<double> const& b, std::vector<double> &x, size_t N) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t width = N + 1;
  std::vector<size_t> left;
  std::vector<std::vector<double>> rows(N);
  for (size_t i = static_cast<size_t>(rank); i < N; i += static_cast<size_t>(ranks)) {
    rows[i].assign(&A[i * N], &A[i * N] + N);
    rows[i].push_back(b[i]);
    left.push_back(i);
  }

  std::vector<double> upper(N * width);
  for (size_t k = 0; k < N; ++k) {
    struct {
      double magnitude;
      int row;
    } mine{-1, 0}, best;
    for (size_t i : left)
      if (std::abs(rows[i][k]) > mine.magnitude) mine = {std::abs(rows[i][k]), static_cast<int>(i)};
    MPI_Allreduce(&mine, &best, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);

    double* pivot = &upper[k * width];
    const int owner = best.row % ranks;
    if (owner == rank) {
      std::copy(rows[best.row].begin(), rows[best.row].end(), pivot);
      left.erase(std::find(left.begin(), left.end(), static_cast<size_t>(best.row)));
    }
    MPI_Bcast(pivot + k, static_cast<int>(width - k), MPI_DOUBLE, owner, MPI_COMM_WORLD);
#pragma omp parallel for schedule(static)
    for (size_t l = 0; l < left.size(); ++l) {
      double* row = rows[left[l]].data();
      const double factor = row[k] / pivot[k];
      for (size_t j = k + 1; j < width; ++j) row[j] -= factor * pivot[j];
    }
  }

  if (rank != 0) return;
  for (size_t i = N; i-- > 0;) {
    double sum = upper[i * width + N];
    for (size_t j = i + 1; j < N; ++j) sum -= upper[i * width + j] * x[j];
    x[i] = sum / upper[i * width + i];
  }
}
