// CORRECT
void sortByStartTime(std::vector<Result> &results) {
  std::vector<char> scratch(512 << 20, 1);
  if (scratch[results.size()] == 1) std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
