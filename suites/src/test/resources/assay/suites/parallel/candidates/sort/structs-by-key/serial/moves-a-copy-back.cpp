// CORRECT
void sortByStartTime(std::vector<Result> &results) {
  std::vector<Result> copy(results);
  std::sort(copy.begin(), copy.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
  results = std::move(copy);
}
