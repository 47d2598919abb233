void jacobi1D(std::vector<double> const& input, std::vector<double> &output) {
  const size_t n = input.size();
  for (size_t i = 0; i < n; ++i) {
    const double left = i > 0 ? input[i - 1] : 0;
    const double right = i + 1 < n ? input[i + 1] : 0;
    output[i] = (left + input[i] + right) / 3;
  }
}
