void @FUNCTION@(std::vector<double> const& x, std::vector<double> &output) {
  for (std::size_t i = 0; i < x.size(); ++i) output[i] = 2 * x[i];
}
