// CORRECT
#include <vector>
#include <algorithm>

struct Result {
  int startTime;
  int duration;
  float value;
};

/* Sorts the results. */
void sortByStartTime(std::vector<Result> &results) {
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
