// Jacobi's iteration: each rank keeps the elements of its own rows, and all ranks learn the whole x after each round.
void solveLinearSystem(std::vector<COOElement> const& A, std::vector<double> const& b, std::vector<double> &x, size_t N) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  std::vector<int> counts, offsets;
  for (int r = 0; r < ranks; ++r) {
    const size_t first = N * static_cast<size_t>(r) / static_cast<size_t>(ranks);
    offsets.push_back(static_cast<int>(first));
    counts.push_back(static_cast<int>(N * static_cast<size_t>(r + 1) / static_cast<size_t>(ranks) - first));
  }
  const size_t begin = static_cast<size_t>(offsets[rank]);
  const size_t rows = static_cast<size_t>(counts[rank]);
  std::vector<std::vector<std::pair<size_t, double>>> others(rows);
  std::vector<double> diagonal(rows), part(rows);
  for (const COOElement& element : A) {
    const size_t row = element.row - begin;
    if (row >= rows) continue;
    if (element.row == element.column) diagonal[row] += element.value;
    else others[row].emplace_back(element.column, element.value);
  }

  std::fill(x.begin(), x.end(), 0.0);
  double most[2];
  do {
    double change = 0, largest = 0;
#pragma omp parallel for schedule(static) reduction(max : change, largest)
    for (size_t i = 0; i < rows; ++i) {
      double rest = b[begin + i];
      for (const auto& [column, value] : others[i]) rest -= value * x[column];
      part[i] = rest / diagonal[i];
      change = std::max(change, std::abs(part[i] - x[begin + i]));
      largest = std::max(largest, std::abs(part[i]));
    }
    const double mine[2] = {change, largest};
    MPI_Allreduce(mine, most, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    MPI_Allgatherv(part.data(), counts[rank], MPI_DOUBLE, x.data(), counts.data(), offsets.data(), MPI_DOUBLE, MPI_COMM_WORLD);
  } while (most[0] > 1e-12 * most[1]);
}
