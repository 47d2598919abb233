// REJECTED NO_PARALLELISM
void sortByStartTime(std::vector<Result> &results) {
#pragma omp parallel num_threads(1)
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
