// OVER_LIMIT MEMORY
void sortByStartTime(std::vector<Result> &results) {
  std::vector<char> much(100'000'000'000, 1);
  if (much[results.size()]) std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
