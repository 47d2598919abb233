void spmm(std::vector<COOElement> const& A, std::vector<COOElement> const& X, std::vector<double> &Y, size_t M, size_t K, size_t N) {
  std::vector<std::vector<COOElement>> rows(K);
  for (const COOElement& element : X) rows[element.row].push_back(element);
  std::fill(Y.begin(), Y.end(), 0.0);
  for (const COOElement& left : A)
    for (const COOElement& right : rows[left.column]) Y[left.row * N + right.column] += left.value * right.value;
}
