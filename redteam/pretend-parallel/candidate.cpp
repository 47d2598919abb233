// The word is there.
double average(std::vector<double> const& x) {
#pragma omp parallel
  {}
  return std::accumulate(x.begin(), x.end(), 0.0) / x.size();
}
