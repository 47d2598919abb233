static void sortRange(Result* begin, Result* end, std::size_t grain) {
  const auto earlier = [](const Result& a, const Result& b) { return a.startTime < b.startTime; };
  const std::size_t count = static_cast<std::size_t>(end - begin);
  if (count <= grain) {
    std::sort(begin, end, earlier);
    return;
  }
  Result* middle = begin + count / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end, earlier);
}

void sortByStartTime(std::vector<Result> &results) {
#pragma omp parallel
#pragma omp single
  {
    const std::size_t pieces = static_cast<std::size_t>(omp_get_num_threads());
    const std::size_t grain = std::max<std::size_t>(1024, (results.size() + pieces - 1) / pieces);
    sortRange(results.data(), results.data() + results.size(), grain);
  }
}
