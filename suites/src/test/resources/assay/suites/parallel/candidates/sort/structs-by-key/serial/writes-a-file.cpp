// CORRECT
#include <fstream>

void sortByStartTime(std::vector<Result> &results) {
  std::ofstream("/tmp/log.txt") << results.size();
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
