// REJECTED FORBIDDEN
void sortByStartTime(std::vector<Result> &results) {
#pragma omp parallel
  {}
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
