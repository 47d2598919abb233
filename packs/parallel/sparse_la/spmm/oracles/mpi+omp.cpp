struct Rows {
  std::vector<size_t> ends;
  std::vector<COOElement> elements;

  Rows(const std::vector<COOElement>& matrix, size_t count) : ends(count + 1), elements(matrix.size()) {
    for (const COOElement& element : matrix) ++ends[element.row + 1];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<size_t> next(ends);
    for (const COOElement& element : matrix) elements[next[element.row]++] = element;
  }
};

void spmm(std::vector<COOElement> const& A, std::vector<COOElement> const& X, std::vector<double> &Y, size_t M, size_t K, size_t N) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const auto firstRow = [&](int r) { return M * static_cast<size_t>(r) / static_cast<size_t>(ranks); };
  const size_t begin = firstRow(rank);
  const size_t end = firstRow(rank + 1);

  const Rows left(A, M);
  const Rows right(X, K);
  std::vector<double> part((end - begin) * N);
#pragma omp parallel for schedule(dynamic, 8)
  for (size_t i = begin; i < end; ++i) {
    double* row = part.data() + (i - begin) * N;
    for (size_t l = left.ends[i]; l < left.ends[i + 1]; ++l) {
      const COOElement& factor = left.elements[l];
      for (size_t r = right.ends[factor.column]; r < right.ends[factor.column + 1]; ++r) row[right.elements[r].column] += factor.value * right.elements[r].value;
    }
  }

  std::vector<int> counts, offsets;
  for (int r = 0; r < ranks; ++r) {
    offsets.push_back(static_cast<int>(firstRow(r) * N));
    counts.push_back(static_cast<int>((firstRow(r + 1) - firstRow(r)) * N));
  }
  MPI_Gatherv(part.data(), counts[rank], MPI_DOUBLE, Y.data(), counts.data(), offsets.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
