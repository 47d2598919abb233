// CORRECT
#include <omp.h>

void sortByStartTime(std::vector<Result> &results) {
  omp_set_max_active_levels(2);
  size_t n = results.size();
#pragma omp parallel for num_threads(2)
  for (int half = 0; half < 2; ++half) {
    size_t begin = n * half / 2, end = n * (half + 1) / 2, middle = (begin + end) / 2;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
      std::sort(results.begin() + begin, results.begin() + middle, [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
#pragma omp section
      std::sort(results.begin() + middle, results.begin() + end, [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
    }
    std::inplace_merge(results.begin() + begin, results.begin() + middle, results.begin() + end, [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
  }
  std::inplace_merge(results.begin(), results.begin() + n / 2, results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
