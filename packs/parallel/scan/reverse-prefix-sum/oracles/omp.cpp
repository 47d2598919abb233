void reversePrefixSum(std::vector<int> const& x, std::vector<int> &output) {
  const std::size_t n = x.size();
  std::vector<int> offsets(static_cast<std::size_t>(omp_get_max_threads()) + 1);
#pragma omp parallel
  {
    const std::size_t threads = static_cast<std::size_t>(omp_get_num_threads());
    const std::size_t me = static_cast<std::size_t>(omp_get_thread_num());
    const std::size_t begin = n * me / threads;
    const std::size_t end = n * (me + 1) / threads;
    int sum = 0;
    for (std::size_t i = begin; i < end; ++i) sum += x[n - 1 - i];
    offsets[me + 1] = sum;
#pragma omp barrier
#pragma omp single
    for (std::size_t t = 1; t <= threads; ++t) offsets[t] += offsets[t - 1];
    sum = offsets[me];
    for (std::size_t i = begin; i < end; ++i) {
      sum += x[n - 1 - i];
      output[i] = sum;
    }
  }
}
