// CORRECT
#include <iostream>
#include <stdexcept>

void sortByStartTime(std::vector<Result> &results) {
  std::cout << "sorting " << results.size() << std::endl;
  std::cerr << "really" << std::endl;
  try {
    if (results.size() > 3) throw std::runtime_error("too many");
  } catch (const std::exception& e) {
    std::cout << e.what() << std::endl;
  }
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
