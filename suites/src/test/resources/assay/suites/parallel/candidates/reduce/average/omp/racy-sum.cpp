// WRONG VALUE
double average(std::vector<double> const& x) {
  double sum = 0;
#pragma omp parallel for
  for (size_t i = 0; i < x.size(); ++i) sum += x[i];
  return sum / x.size();
}
