// WRONG VALUE
void sortByStartTime(std::vector<Result> &results) {
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return b.startTime < a.startTime; });
}
