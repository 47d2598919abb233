// CORRECT
void sortByStartTime(std::vector<Result> &results) {
  Result local[100000];
  size_t n = std::min<size_t>(results.size(), 100000);
  std::copy_n(results.begin(), n, local);
  std::sort(local, local + n, [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
  std::copy_n(local, n, results.begin());
  std::sort(results.begin() + n, results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
  std::inplace_merge(results.begin(), results.begin() + n, results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
