// WRONG VALUE
double average(std::vector<double> const& x) {
  double mean = 0;
#pragma omp parallel reduction(+ : mean)
  {
    double sum = 0;
    size_t count = 0;
#pragma omp for
    for (size_t i = 0; i < x.size(); ++i) {
      sum += x[i];
      ++count;
    }
    mean += count ? sum / count : 0;
  }
  return mean / omp_get_max_threads();
}
