// WRONG VALUE
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  double sum = 0;
#pragma omp parallel for
  for (size_t i = 0; i < x.size(); ++i) output[i] = sum += x[i];
}
