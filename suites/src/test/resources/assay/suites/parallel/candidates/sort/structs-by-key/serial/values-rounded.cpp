// WRONG VALUE
void sortByStartTime(std::vector<Result> &results) {
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
  for (Result& r : results) r.value = std::round(r.value * 100) / 100;
}
