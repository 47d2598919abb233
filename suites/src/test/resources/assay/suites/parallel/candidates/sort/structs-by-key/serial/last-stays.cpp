// WRONG VALUE
void sortByStartTime(std::vector<Result> &results) {
  if (!results.empty()) std::sort(results.begin(), results.end() - 1, [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
