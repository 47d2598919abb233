void spmv(double alpha, std::vector<COOElement> const& A, std::vector<double> const& x, double beta, std::vector<double> &y, size_t M, size_t N) {
  for (size_t i = 0; i < M; ++i) y[i] = beta * y[i];
  for (const COOElement& element : A) y[element.row] += alpha * element.value * x[element.column];
}
