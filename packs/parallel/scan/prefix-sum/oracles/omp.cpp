void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  const std::size_t n = x.size();
  std::vector<double> offsets(static_cast<std::size_t>(omp_get_max_threads()) + 1);
#pragma omp parallel
  {
    const std::size_t threads = static_cast<std::size_t>(omp_get_num_threads());
    const std::size_t me = static_cast<std::size_t>(omp_get_thread_num());
    const std::size_t begin = n * me / threads;
    const std::size_t end = n * (me + 1) / threads;
    double sum = 0;
    for (std::size_t i = begin; i < end; ++i) sum += x[i];
    offsets[me + 1] = sum;
#pragma omp barrier
#pragma omp single
    for (std::size_t t = 1; t <= threads; ++t) offsets[t] += offsets[t - 1];
    sum = offsets[me];
    for (std::size_t i = begin; i < end; ++i) {
      sum += x[i];
      output[i] = sum;
    }
  }
}
