// CORRECT
void sortByStartTime(std::vector<Result> &results) {
  static std::vector<Result> buffer;
  thread_local size_t calls = 0;
  ++calls;
  buffer.assign(results.begin(), results.end());
  std::stable_sort(buffer.begin(), buffer.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
  std::copy(buffer.begin(), buffer.end(), results.begin());
}
