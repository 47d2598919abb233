static bool smaller(const std::complex<double>& a, const std::complex<double>& b) { return std::norm(a) < std::norm(b); }

static void sortRange(std::complex<double>* begin, std::complex<double>* end, std::ptrdiff_t grain) {
  if (end - begin <= grain) {
    std::sort(begin, end, smaller);
    return;
  }
  std::complex<double>* middle = begin + (end - begin) / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end, smaller);
}

void sortComplexByMagnitude(std::vector<std::complex<double>> &x) {
#pragma omp parallel
#pragma omp single
  sortRange(x.data(), x.data() + x.size(), std::max<std::ptrdiff_t>(1024, (std::ssize(x) + omp_get_num_threads() - 1) / omp_get_num_threads()));
}
