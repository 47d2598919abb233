// CORRECT
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  double sum = 0;
#pragma omp parallel for reduction(inscan, + : sum)
  for (size_t i = 0; i < x.size(); ++i) {
    sum += x[i];
#pragma omp scan inclusive(sum)
    output[i] = sum;
  }
}
