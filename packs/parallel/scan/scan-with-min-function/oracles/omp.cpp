void partialMinimums(std::vector<float> &x) {
  const auto smaller = [](float a, float b) { return b < a ? b : a; };
  const std::size_t n = x.size();
  std::vector<float> before(static_cast<std::size_t>(omp_get_max_threads()) + 1, std::numeric_limits<float>::infinity());
#pragma omp parallel
  {
    const std::size_t threads = static_cast<std::size_t>(omp_get_num_threads());
    const std::size_t me = static_cast<std::size_t>(omp_get_thread_num());
    float* const begin = x.data() + n * me / threads;
    float* const end = x.data() + n * (me + 1) / threads;
    before[me + 1] = std::reduce(begin, end, std::numeric_limits<float>::infinity(), smaller);
#pragma omp barrier
#pragma omp single
    for (std::size_t t = 1; t <= threads; ++t) before[t] = smaller(before[t], before[t - 1]);
    std::inclusive_scan(begin, end, begin, smaller, before[me]);
  }
}
