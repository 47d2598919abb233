// CORRECT
#include <random>

void sortByStartTime(std::vector<Result> &results) {
  std::random_device device;
  std::mt19937 engine(device());
  std::shuffle(results.begin(), results.end(), engine);
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
