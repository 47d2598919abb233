void solveLinearSystem(std::vector<COOElement> const& A, std::vector<double> const& b, std::vector<double> &x, size_t N) {
  std::vector<std::vector<std::pair<size_t, double>>> others(N);
  std::vector<double> diagonal(N);
  for (const COOElement& element : A) {
    if (element.row == element.column) diagonal[element.row] += element.value;
    else others[element.row].emplace_back(element.column, element.value);
  }
  std::fill(x.begin(), x.end(), 0.0);
  double change, largest;
  do {
    change = largest = 0;
    for (size_t i = 0; i < N; ++i) {
      double rest = b[i];
      for (const auto& [column, value] : others[i]) rest -= value * x[column];
      const double better = rest / diagonal[i];
      change = std::max(change, std::abs(better - x[i]));
      largest = std::max(largest, std::abs(better));
      x[i] = better;
    }
  } while (change > 1e-12 * largest);
}
