void jacobi1D(std::vector<double> const& input, std::vector<double> &output) {
  const size_t n = input.size();
  output[0] = (input[0] + (n > 1 ? input[1] : 0)) / 3;
#pragma omp parallel for simd schedule(static)
  for (size_t i = 1; i < n - 1; ++i) output[i] = (input[i - 1] + input[i] + input[i + 1]) / 3;
  if (n > 1) output[n - 1] = (input[n - 2] + input[n - 1]) / 3;
}
