double productWithInverses(std::vector<double> const& x) {
  const std::size_t pairs = x.size() / 2;
  double numerator = x.size() % 2 == 0 ? 1 : x.back();
  double denominator = 1;
#pragma omp parallel for simd reduction(* : numerator, denominator)
  for (std::size_t i = 0; i < pairs; ++i) {
    numerator *= x[2 * i];
    denominator *= x[2 * i + 1];
  }
  return numerator / denominator;
}
