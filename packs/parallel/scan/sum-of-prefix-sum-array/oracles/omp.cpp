double sumOfPrefixSum(std::vector<double> const& x) {
  double sum = 0;
#pragma omp parallel for simd reduction(+ : sum)
  for (std::size_t i = 0; i < x.size(); ++i) sum += static_cast<double>(static_cast<std::int64_t>(x.size() - i)) * x[i];
  return sum;
}
