// BUILD_FAILED COMPILE_ERROR
// says: std::vector<Result>&
void sortByStartTime(std::vector<Result> results) {
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
