static void sortRange(double* begin, double* end, std::ptrdiff_t grain) {
  if (end - begin <= grain) {
    std::sort(begin, end);
    return;
  }
  double* middle = begin + (end - begin) / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end);
}

double closestPair(std::vector<double> const& x) {
  std::vector<double> sorted(x);
#pragma omp parallel
#pragma omp single
  sortRange(sorted.data(), sorted.data() + sorted.size(), std::max<std::ptrdiff_t>(1024, (std::ssize(sorted) + omp_get_num_threads() - 1) / omp_get_num_threads()));
  double best = std::numeric_limits<double>::infinity();
#pragma omp parallel for reduction(min : best)
  for (size_t i = 1; i < sorted.size(); ++i) best = std::min(best, sorted[i] - sorted[i - 1]);
  return best;
}
