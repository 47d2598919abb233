void @FUNCTION@(std::vector<double> const& x, std::vector<double> &output) {
#pragma omp parallel for
  for (std::size_t i = 0; i < x.size(); ++i) output[i] = 2 * x[i];
}
