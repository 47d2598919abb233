// CORRECT
static void quick(Result* first, Result* last) {
  if (last - first < 2000) {
    std::sort(first, last, [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
    return;
  }
  int pivot = first[(last - first) / 2].startTime;
  Result* middle1 = std::partition(first, last, [=](const Result& r) { return r.startTime < pivot; });
  Result* middle2 = std::partition(middle1, last, [=](const Result& r) { return r.startTime == pivot; });
#pragma omp task
  quick(first, middle1);
#pragma omp task
  quick(middle2, last);
#pragma omp taskwait
}

void sortByStartTime(std::vector<Result> &results) {
#pragma omp parallel
#pragma omp single nowait
  quick(results.data(), results.data() + results.size());
}
