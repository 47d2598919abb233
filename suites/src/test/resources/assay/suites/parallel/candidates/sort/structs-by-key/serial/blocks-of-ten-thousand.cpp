// WRONG VALUE
void sortByStartTime(std::vector<Result> &results) {
  for (size_t i = 0; i < results.size(); i += 10000)
    std::sort(results.begin() + i, results.begin() + std::min(i + 10000, results.size()), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
