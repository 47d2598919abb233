void axpy(double alpha, std::vector<double> const& x, std::vector<double> const& y, std::vector<double> &z) {
#pragma omp parallel for simd schedule(static)
  for (size_t i = 0; i < z.size(); ++i) z[i] = alpha * x[i] + y[i];
}
