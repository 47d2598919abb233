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

// With the elements of both matrices in order of rows, a row of Y is the work of one thread alone.
void spmm(std::vector<COOElement> const& A, std::vector<COOElement> const& X, std::vector<double> &Y, size_t M, size_t K, size_t N) {
  const Rows left(A, M);
  const Rows right(X, K);
#pragma omp parallel for schedule(dynamic, 8)
  for (size_t i = 0; i < M; ++i) {
    double* row = &Y[i * N];
    std::fill(row, row + N, 0.0);
    for (size_t l = left.ends[i]; l < left.ends[i + 1]; ++l) {
      const COOElement& factor = left.elements[l];
      for (size_t r = right.ends[factor.column]; r < right.ends[factor.column + 1]; ++r) row[right.elements[r].column] += factor.value * right.elements[r].value;
    }
  }
}
