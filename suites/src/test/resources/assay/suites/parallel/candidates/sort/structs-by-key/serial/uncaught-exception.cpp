// CRASHED SIGNAL
// says: not today
#include <stdexcept>

void sortByStartTime(std::vector<Result> &results) {
  throw std::runtime_error("not today");
}
