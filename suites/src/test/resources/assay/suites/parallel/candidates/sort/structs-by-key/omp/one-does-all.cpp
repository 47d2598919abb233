// REJECTED NO_PARALLELISM
void sortByStartTime(std::vector<Result> &results) {
#pragma omp parallel
#pragma omp single
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
