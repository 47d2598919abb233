static void sortRange(int* begin, int* end, std::ptrdiff_t grain) {
  if (end - begin <= grain) {
    std::sort(begin, end);
    return;
  }
  int* middle = begin + (end - begin) / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end);
}

// Each thread packs the elements of its part behind those of the threads before it, and takes the same places back once they are sorted.
void sortIgnoreZero(std::vector<int> &x) {
  std::vector<int> sorted(x.size());
  std::vector<size_t> starts(static_cast<size_t>(omp_get_max_threads()) + 1, 0);
#pragma omp parallel
  {
    const size_t threads = static_cast<size_t>(omp_get_num_threads());
    const size_t me = static_cast<size_t>(omp_get_thread_num());
    const size_t begin = x.size() * me / threads;
    const size_t end = x.size() * (me + 1) / threads;
    size_t others = 0;
    for (size_t i = begin; i < end; ++i) others += x[i] != 0;
    starts[me + 1] = others;
#pragma omp barrier
#pragma omp single
    std::inclusive_scan(starts.begin(), starts.end(), starts.begin());
    size_t next = starts[me];
    for (size_t i = begin; i < end; ++i)
      if (x[i] != 0) sorted[next++] = x[i];
#pragma omp barrier
#pragma omp single
    sortRange(sorted.data(), sorted.data() + starts[threads], std::max<std::ptrdiff_t>(1024, static_cast<std::ptrdiff_t>(starts[threads] / threads + 1)));
    next = starts[me];
    for (size_t i = begin; i < end; ++i)
      if (x[i] != 0) x[i] = sorted[next++];
  }
}
