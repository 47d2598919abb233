void spmv(double alpha, std::vector<COOElement> const& A, std::vector<double> const& x, double beta, std::vector<double> &y, size_t M, size_t N) {
  double* sums = y.data();
  for (size_t i = 0; i < M; ++i) sums[i] *= beta;
#pragma omp parallel for schedule(static) reduction(+ : sums[:M])
  for (size_t i = 0; i < A.size(); ++i) sums[A[i].row] += alpha * A[i].value * x[A[i].column];
}
