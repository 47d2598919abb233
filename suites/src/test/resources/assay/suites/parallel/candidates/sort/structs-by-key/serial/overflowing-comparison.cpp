// WRONG VALUE
void sortByStartTime(std::vector<Result> &results) {
  std::stable_sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return static_cast<int>(static_cast<unsigned>(a.startTime) - static_cast<unsigned>(b.startTime)) < 0; });
}
