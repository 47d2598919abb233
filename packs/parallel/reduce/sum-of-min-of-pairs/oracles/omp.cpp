double sumOfMinimumElements(std::vector<double> const& x, std::vector<double> const& y) {
  double sum = 0;
#pragma omp parallel for simd reduction(+ : sum)
  for (std::size_t i = 0; i < x.size(); ++i) sum += std::min(x[i], y[i]);
  return sum;
}
