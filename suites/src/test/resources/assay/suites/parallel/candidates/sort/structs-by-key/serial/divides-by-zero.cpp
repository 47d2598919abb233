// CRASHED SIGNAL
// says: arithmetic
void sortByStartTime(std::vector<Result> &results) {
  volatile int zero = 0;
  if (!results.empty()) results[0].startTime = results[0].startTime / zero;
}
