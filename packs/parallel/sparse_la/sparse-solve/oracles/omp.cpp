// Jacobi's iteration. Every thread collects the elements of its own rows, so that no sorting is left to one of them.
void solveLinearSystem(std::vector<COOElement> const& A, std::vector<double> const& b, std::vector<double> &x, size_t N) {
  std::vector<double> next(N);
  std::fill(x.begin(), x.end(), 0.0);
  double change = 0, largest = 0;
#pragma omp parallel
  {
    const size_t threads = static_cast<size_t>(omp_get_num_threads());
    const size_t me = static_cast<size_t>(omp_get_thread_num());
    const size_t begin = N * me / threads;
    const size_t rows = N * (me + 1) / threads - begin;
    const auto mine = [&](const COOElement& element) { return element.row - begin < rows; };

    std::vector<size_t> ends(rows + 1);
    for (const COOElement& element : A)
      if (mine(element) && element.row != element.column) ++ends[element.row - begin + 1];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<std::pair<size_t, double>> others(ends[rows]);
    std::vector<double> diagonal(rows);
    std::vector<size_t> place(ends);
    for (const COOElement& element : A) {
      if (!mine(element)) continue;
      const size_t row = element.row - begin;
      if (element.row == element.column) diagonal[row] += element.value;
      else others[place[row]++] = {element.column, element.value};
    }

    bool done = false;
    while (!done) {
      double myChange = 0, myLargest = 0;
      for (size_t i = 0; i < rows; ++i) {
        double rest = b[begin + i];
        for (size_t e = ends[i]; e < ends[i + 1]; ++e) rest -= others[e].second * x[others[e].first];
        next[begin + i] = rest / diagonal[i];
        myChange = std::max(myChange, std::abs(next[begin + i] - x[begin + i]));
        myLargest = std::max(myLargest, std::abs(next[begin + i]));
      }
#pragma omp critical
      {
        change = std::max(change, myChange);
        largest = std::max(largest, myLargest);
      }
#pragma omp barrier
      done = change <= 1e-12 * largest;
#pragma omp barrier
#pragma omp single
      {
        std::swap(x, next);
        change = largest = 0;
      }
    }
  }
}
