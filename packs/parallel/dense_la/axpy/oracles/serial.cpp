void axpy(double alpha, std::vector<double> const& x, std::vector<double> const& y, std::vector<double> &z) {
  for (size_t i = 0; i < z.size(); ++i) z[i] = alpha * x[i] + y[i];
}
