// WRONG VALUE
void sortByStartTime(std::vector<Result> &results) {
#pragma omp parallel for
  for (int half = 0; half < 2; ++half) {
    size_t n = results.size();
    std::sort(results.begin() + n * half / 2, results.begin() + n * (half + 1) / 2, [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
  }
}
